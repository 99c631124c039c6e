import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { endSession, startSession } from '../../lib/session.ts';
import { NetworkProblem } from '../../relay/networkProblem.ts';
import { answer, asked } from '../../test/answer.ts';
import { fill } from '../../test/fill.ts';
import { editedSite, openEditor } from '../../test/openEditor.ts';
import { stubPixels } from '../../test/stubBrowser.ts';

const LONG = { tags: ['@long'] };

const UPDATE = 'useUpdateRestaurantMutation';

beforeEach(() => startSession({ _id: 'VXNlcjox', name: 'Amelia', email: 'amelia@example.com' }, 'secret'));
afterEach(endSession);

const field = (name: RegExp | string) => screen.getByLabelText(name, { selector: 'input' });
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
const alerts = () => screen.getAllByRole('alert').map((alert) => alert.textContent);

type Environment = Awaited<ReturnType<typeof openEditor>>['environment'];

const names = (environment: Environment) =>
  environment.mock.getAllOperations().map(({ request }) => request.node.operation.name);

describe('settings', () => {
  it('the settings show the saved values, and where orders go without an order email', async () => {
    await openEditor('settings', {
      phone: '020 7946 0123',
      addressLine: '1 High Street',
      openingHours: 'Daily 12–10pm\nKitchen closes at 9',
      companyNumber: '01234567',
    });
    expect(field('Name')).toHaveValue('Da Lucia');
    expect(screen.getByRole('checkbox', { name: /Active/ })).toBeChecked();
    expect(field(/^Phone/)).toHaveValue('020 7946 0123');
    expect(field(/^Address \(optional\)/)).toHaveValue('1 High Street');
    expect(screen.getByRole('textbox', { name: /^Opening hours/ })).toHaveValue(
      'Daily 12–10pm\nKitchen closes at 9',
    );
    expect(field(/^Company number/)).toHaveValue('01234567');
    expect(field(/^Public email for orders/)).toHaveAttribute('placeholder', 'amelia@example.com');
    expect(field('Main colour')).toHaveValue('#00419D');
    expect(screen.getByRole('radio', { name: /Trattoria/ })).toBeChecked();
    expect(screen.getByRole('button', { name: 'Save Changes' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('a link to a field opens the tab with the focus in it', async () => {
    window.location.hash = '#phone';
    onTestFinished(() => void (window.location.hash = ''));
    await openEditor('settings');
    expect(field(/^Phone/)).toHaveFocus();
  });

  it.each([
    [{ hasPaidFeatures: false, theme: 'TRATTORIA' }, ['Table', 'Night']],
    [{ hasPaidFeatures: false, theme: 'NIGHT' }, ['Table']],
    [{ hasPaidFeatures: true, theme: 'TRATTORIA' }, []],
  ])(
    'the designs that the plan of %j lacks are locked, with a link to the plans: %j',
    LONG,
    async (site, locked) => {
      await openEditor('settings', site);
      const designs = within(screen.getByRole('radiogroup', { name: 'Theme' }));
      const off = designs.getAllByRole<HTMLInputElement>('radio').filter(({ disabled }) => disabled);
      expect(off.map((radio) => radio.closest('label')?.querySelector('strong')?.textContent)).toEqual(
        locked,
      );
      expect(screen.queryAllByText(/^A choice of four designs/)).toHaveLength(locked.length > 0 ? 1 : 0);
    },
  );

  it(
    'the comparison shows the site in each design with what was typed, and the choice goes to the form',
    LONG,
    async () => {
      await openEditor('settings', { hasPaidFeatures: true });
      await fill(field('Name'), 'Da Luigi');
      await userEvent.click(screen.getByRole('button', { name: 'Compare the designs' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Your website in each design' }));
      for (const [title, theme] of [
        ['Trattoria', 'TRATTORIA'],
        ['Night', 'NIGHT'],
      ] as const) {
        const picture = dialog.getByTitle(title);
        expect(picture).toHaveAttribute(
          'src',
          `http://preview.localhost:5001/look/key?name=Da+Luigi&theme=${theme}`,
        );
        expect(picture).toHaveAttribute('inert');
        expect(picture).toHaveAttribute('name', 'picture');
        expect(picture).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin');
      }
      await userEvent.click(dialog.getByRole('radio', { name: /Night/ }));
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
      const chosen = () =>
        within(screen.getByRole('radiogroup', { name: 'Theme' })).getByRole('radio', { checked: true });
      await waitFor(() => expect(chosen()).toHaveAccessibleName(/^Trattoria/));
      await userEvent.click(screen.getByRole('button', { name: 'Compare the designs' }));
      const again = within(await screen.findByRole('dialog', { name: 'Your website in each design' }));
      expect(again.getByRole('radio', { name: /Trattoria/ })).toBeChecked();
      await userEvent.click(again.getByRole('radio', { name: /Night/ }));
      await userEvent.click(again.getByRole('button', { name: 'Use this design' }));
      await waitFor(() => expect(chosen()).toHaveAccessibleName(/^Night/));
    },
  );

  it('a closed site has no comparison of designs', LONG, async () => {
    await openEditor('settings', { subscription: { status: 'ARCHIVED' } });
    expect(screen.queryByRole('button', { name: 'Compare the designs' })).not.toBeInTheDocument();
  });

  it('saving sends only the changed settings and shows them at once', LONG, async () => {
    const { environment } = await openEditor('settings');
    await fill(field('Name'), 'Da Luigi');
    await userEvent.click(screen.getByRole('checkbox', { name: /Active/ }));
    await userEvent.click(screen.getByRole('radio', { name: /Counter/ }));
    expect(title()).toBe('Da Lucia');
    await save();
    const changes = { name: 'Da Luigi', isActive: false, theme: 'COUNTER' };
    expect(await asked(environment, UPDATE)).toEqual({ input: { id: 'site', ...changes } });
    expect(title()).toBe('Da Luigi');
    await answer(environment, UPDATE, {
      updateRestaurant: {
        __typename: 'UpdateRestaurantPayload',
        restaurant: editedSite({ ...changes, siteVersion: 2 }),
      },
    });
    expect(await screen.findByText('Your changes are saved.')).toBeInTheDocument();
    expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument();
  });

  it.each([
    [
      {
        updateRestaurant: {
          __typename: 'ValidationError',
          message: 'Update failed.',
          fields: [
            { path: 'name', message: 'Please use at most 80 characters.' },
            { path: 'phone', message: 'Please enter a phone number.' },
          ],
        },
      },
      ['Update failed.', 'Please use at most 80 characters.', 'Please enter a phone number.'],
    ],
    [
      { updateRestaurant: { __typename: 'NotFoundError', message: 'No such website.' } },
      ['No such website.'],
    ],
    [new NetworkProblem('network'), ['Update failed.']],
  ])(
    'a refused save restores the saved values and keeps the edits in the form: %s',
    LONG,
    async (outcome, texts) => {
      const { environment } = await openEditor('settings');
      await fill(field('Name'), 'Da Luigi');
      await fill(field(/^Phone/), '1');
      await save();
      expect(title()).toBe('Da Luigi');
      await answer(environment, UPDATE, outcome);
      await waitFor(() => expect(title()).toBe('Da Lucia'));
      expect(alerts()).toEqual(expect.arrayContaining(texts));
      expect(field('Name')).toHaveValue('Da Luigi');
      expect(field(/^Phone/)).toHaveValue('1');
      expect(screen.getByText('Unsaved changes')).toBeVisible();
    },
  );

  it.each([
    ['Name', '', 'Please enter the name of the restaurant.'],
    [/^Public email/, 'nobody', 'Please check the email address.'],
  ])('the field %s is checked before it is sent', LONG, async (name, text, problem) => {
    const { environment } = await openEditor('settings');
    await fill(field(name), text);
    await save();
    expect(field(name)).toHaveAccessibleDescription(problem);
    expect(field(name)).toHaveFocus();
    expect(names(environment)).not.toContain(UPDATE);
  });

  it('an error disappears when the field is corrected, also to its old value', LONG, async () => {
    await openEditor('settings');
    await fill(field('Name'), '');
    await save();
    expect(field('Name')).toHaveAccessibleDescription('Please enter the name of the restaurant.');
    await fill(field('Name'), 'Da Lucia');
    expect(field('Name')).toHaveAccessibleDescription('');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('Reset restores the saved values', LONG, async () => {
    await openEditor('settings');
    await fill(field('Name'), 'x');
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    expect(field('Name')).toHaveValue('Da Lucia');
    expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument();
  });

  it('the contrast check follows the chosen colour, and both colours are sent together', LONG, async () => {
    const { environment } = await openEditor('settings');
    const check = screen.getByRole('group', { name: 'Is it easy to read?' });
    const figures = within(check).getByRole('group', { name: 'Contrast figures' });
    expect(check).toHaveTextContent('Main colour. Easy to read');
    expect(figures).toHaveTextContent('Main colour: 9.3 : 1');
    expect(figures).not.toHaveAttribute('open');
    await fill(field('Main colour'), '#f8b500');
    await userEvent.tab();
    await waitFor(() =>
      expect(check).toHaveTextContent('Main colour. Too light for white text, so we use dark text.'),
    );
    expect(figures).toHaveTextContent('Main colour: 1.8 : 1');
    await save();
    expect(await asked(environment, UPDATE)).toEqual({
      input: { id: 'site', brand: { primary: '#f8b500', secondary: '#f8d99b' } },
    });
  });

  it('the colours of the logo fill the colour fields, and an unreadable logo leaves them', LONG, async () => {
    stubPixels([10, 95, 60], [226, 177, 60]);
    await openEditor('settings', { logoUrl: 'http://files.localhost/logo.webp' });
    const take = screen.getByRole('button', { name: 'Take the colours from the logo' });
    const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no network'));
    await userEvent.click(take);
    expect(await screen.findByRole('alert')).toHaveTextContent('The logo could not be read.');
    expect(field('Main colour')).toHaveValue('#00419D');
    fetched.mockResolvedValue(new Response('picture'));
    await userEvent.click(take);
    await waitFor(() => expect(field('Main colour')).toHaveValue('#E2B13C'));
    expect(field('Second colour')).toHaveValue('#0A5F3C');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('the colour picker works by keyboard and keeps the hue of grey', LONG, async () => {
    await openEditor('settings', { brand: { primary: '#808080', secondary: '#f8d99b' } });
    await userEvent.click(screen.getByRole('button', { name: /Pick the main colour/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Main colour' });
    const hue = within(dialog).getByRole('slider', { name: /Hue/ });
    expect(within(dialog).getAllByRole('slider').length).toBeGreaterThan(1);
    hue.focus();
    await userEvent.keyboard('{ArrowRight}');
    // Grey has no hue to be seen, and must not forget the one that was chosen.
    expect(within(dialog).getByRole('slider', { name: /Hue/ })).toHaveAttribute(
      'aria-valuetext',
      expect.stringContaining('1°'),
    );
  });
});
