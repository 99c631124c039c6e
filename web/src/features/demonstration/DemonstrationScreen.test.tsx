import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { NetworkProblem } from '../../relay/networkProblem.ts';
import { answer, asked } from '../../test/answer.ts';
import { renderScreen } from '../../test/renderApp.tsx';
import { startStorage } from '../../test/startStorage.ts';

const LONG = { tags: ['@long'] };

const SEND = 'ApprovalFormMutation';
const SENT = 'Project has been sent to the client for approval!';
const PICTURE = 'http://files.example/designs/a.webp';
const done = { sendProjectForApproval: { __typename: 'SendProjectForApprovalPayload', message: SENT } };
const picture = new File(['picture'], 'menu.png', { type: 'image/png' });

const office = () => screen.getByLabelText('Office Email');
const client = () => screen.getByLabelText('Client Email');
const send = () => screen.getByRole('button', { name: 'Send for Approval' });
type Environment = ReturnType<typeof renderScreen>['environment'];

async function upload(environment: Environment): Promise<Record<string, unknown>> {
  const storage = await startStorage();
  await userEvent.upload(screen.getByLabelText('Project image', { selector: 'input' }), picture);
  const { input } = await asked(environment, 'useUploadCreateMutation');
  await answer(environment, 'useUploadCreateMutation', {
    createUpload: { __typename: 'CreateUploadPayload', presignedUrl: storage.url, objectKey: 'key' },
  });
  await answer(environment, 'useUploadConfirmMutation', {
    confirmUpload: { __typename: 'ConfirmUploadPayload', imageUrl: PICTURE },
  });
  await screen.findByText('Uploaded and ready to send.');
  return input as Record<string, unknown>;
}

async function fillIn(): Promise<Environment> {
  const { environment } = renderScreen('/demonstration');
  await screen.findByRole('heading', { level: 1 });
  await userEvent.type(office(), 'office@studio.example');
  await userEvent.type(client(), ' ana@example.org');
  await upload(environment);
  return environment;
}

function expectKept(): void {
  expect(office()).toHaveValue('office@studio.example');
  expect(client()).toHaveDisplayValue(/ana@example\.org/);
  expect(screen.getByText('Uploaded and ready to send.')).toBeVisible();
}

it('the page explains the demonstration in four steps', async () => {
  renderScreen('/demonstration');
  const steps = within(await screen.findByRole('region', { name: 'How it works' })).getAllByRole('listitem');
  expect(steps).toHaveLength(4);
  expect(steps[0]).toHaveTextContent('Enter the office and client email');
  expect(steps[1]).toHaveTextContent('Upload a sample image');
  expect(steps[2]).toHaveTextContent('Send for approval');
  expect(steps[3]).toHaveTextContent('opens the email and clicks Approve Project or Request Changes');
  expect(screen.getByRole('heading', { name: 'Customer Project Approval Workflow' })).toBeVisible();
});

it('the form can be sent only when it is valid and has an image, and it names what is missing', async () => {
  const { environment } = renderScreen('/demonstration');
  await screen.findByRole('heading', { level: 1 });
  expect(send()).toHaveAttribute('aria-disabled', 'true');
  expect(send()).toHaveAccessibleDescription(
    'Still needed: the office email, the client email and an image.',
  );
  await userEvent.type(office(), 'office@studio.example');
  await userEvent.type(client(), 'ana@example.org{Enter}');
  expect(send()).toHaveAccessibleDescription('Still needed: an image.');
  expect(environment.mock.getAllOperations()).toHaveLength(0);
  await upload(environment);
  expect(send()).not.toHaveAttribute('aria-disabled');
  await userEvent.type(client(), '{Backspace>4}');
  expect(send()).toHaveAttribute('aria-disabled', 'true');
  expect(send()).toHaveAccessibleDescription('Still needed: the client email.');
});

it('an incomplete form is not sent, however it is submitted', async () => {
  const { environment } = renderScreen('/demonstration');
  fireEvent.submit(await screen.findByRole('form', { name: 'Customer Project Approval Workflow' }));
  expect(environment.mock.getAllOperations()).toHaveLength(0);
});

it.each(['Office Email', 'Client Email'])('the field %s is checked on blur', async (label) => {
  renderScreen('/demonstration');
  const field = await screen.findByLabelText(label);
  await userEvent.type(field, 'ana');
  expect(field).not.toHaveAttribute('aria-invalid');
  await userEvent.tab();
  expect(field).toHaveAccessibleDescription('E-mail must be valid');
  await userEvent.clear(field);
  expect(field).toHaveAccessibleDescription('E-mail is required');
  await userEvent.type(field, 'ana@example.org');
  expect(field).not.toHaveAttribute('aria-invalid');
});

it('an empty address is reported as required on blur', async () => {
  renderScreen('/demonstration');
  await userEvent.click(await screen.findByLabelText('Office Email'));
  await userEvent.tab();
  expect(office()).toHaveAccessibleDescription('E-mail is required');
  expect(client()).not.toHaveAttribute('aria-invalid');
});

it('each upload belongs to a new project, also for a guest', async () => {
  const { environment } = renderScreen('/demonstration');
  await screen.findByRole('heading', { level: 1 });
  const uuid = expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f-]{27}$/) as unknown;
  expect(await upload(environment)).toMatchObject({
    context: 'project_design',
    resourceId: uuid,
    conversation: null,
    fileName: 'menu.png',
  });
  expect(within(screen.getByRole('figure')).getByRole('img')).toHaveAttribute('src', PICTURE);
  await userEvent.click(screen.getByRole('button', { name: 'Choose another image' }));
  expect(screen.getByRole('button', { name: 'Choose an image' })).toBeVisible();
  expect(send()).toHaveAttribute('aria-disabled', 'true');
});

it('a sent project is confirmed and the fields are cleared', LONG, async () => {
  const environment = await fillIn();
  await userEvent.click(send());
  expect(await asked(environment, SEND)).toEqual({
    input: { officeEmail: 'office@studio.example', clientEmail: 'ana@example.org', imageUrl: PICTURE },
  });
  expect(send()).toHaveAttribute('aria-busy', 'true');
  await answer(environment, SEND, done);
  expect(await screen.findByText(SENT)).toBeVisible();
  expect(office()).toHaveValue('');
  expect(client()).toHaveValue('');
  expect(screen.getByRole('button', { name: 'Choose an image' })).toBeVisible();
  expect(screen.queryByText(/^Still needed/)).not.toBeInTheDocument();
  expect(office()).not.toHaveAttribute('aria-invalid');
  await userEvent.type(office(), 'a');
  expect(screen.queryByText(SENT)).not.toBeInTheDocument();
});

it.each([
  [new NetworkProblem('network'), 'There was an error sending the project.'],
  [
    { sendProjectForApproval: { __typename: 'UnavailableError', message: '' } },
    'There was an error sending the project.',
  ],
  [{ sendProjectForApproval: { __typename: 'SomethingNewer' } }, 'There was an error sending the project.'],
  [
    {
      sendProjectForApproval: { __typename: 'RateLimitedError', message: 'Enough.', retryAfterSeconds: 7200 },
    },
    'Enough. You can try again in 2 hours.',
  ],
])('the failure %s is shown and the values are kept', LONG, async (outcome, text) => {
  const environment = await fillIn();
  await userEvent.click(send());
  await answer(environment, SEND, outcome);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expectKept();
  await userEvent.click(send());
  await answer(environment, SEND, done);
  expect(await screen.findByText(SENT)).toBeVisible();
});

const refused = (path: string, message: string) => ({
  sendProjectForApproval: { __typename: 'ValidationError', message: '', fields: [{ path, message }] },
});

it("the server's field error is shown until the field changes", LONG, async () => {
  const environment = await fillIn();
  await userEvent.click(send());
  await answer(environment, SEND, refused('clientEmail', 'E-mail must be valid'));
  await waitFor(() => expect(client()).toHaveAccessibleDescription('E-mail must be valid'));
  expect(client()).toHaveFocus();
  await userEvent.type(client(), 'x');
  expect(client()).not.toHaveAttribute('aria-invalid');
  expect(screen.getByText('Uploaded and ready to send.')).toBeVisible();
});

it("the server's error for the image is shown at the image", LONG, async () => {
  const environment = await fillIn();
  await userEvent.click(send());
  const message = 'Please upload the image here. Images from elsewhere can’t be sent.';
  await answer(environment, SEND, refused('imageUrl', message));
  expect(await screen.findByText(message)).toBeVisible();
  expectKept();
  await userEvent.click(screen.getByRole('button', { name: 'Choose another image' }));
  expect(screen.queryByText(message)).not.toBeInTheDocument();
});

it('the page shows the mail that the client will get', LONG, async () => {
  renderScreen('/demonstration');
  const mail = await screen.findByRole('figure', { name: 'What the client will receive' });
  expect(mail).toHaveTextContent('Approve Project');
  expect(mail).toHaveTextContent('Request Changes');
  expect(within(mail).queryByRole('button')).not.toBeInTheDocument();
  await userEvent.type(client(), 'ana@example.org');
  await userEvent.type(office(), 'office@studio.example');
  expect(mail).toHaveTextContent('To ana@example.org');
  expect(mail).toHaveTextContent('office@studio.example asks you to look at this project');
});
