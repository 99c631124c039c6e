import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endSession, startSession } from '../../lib/session.ts';
import { NetworkProblem } from '../../relay/networkProblem.ts';
import { answer, asked, pending } from '../../test/answer.ts';
import { editedSite, openEditor } from '../../test/openEditor.ts';

const LONG = { tags: ['@long'] };

const INVITE = 'useStaffInviteMutation';
const ROLE = 'useStaffRoleMutation';
const PAUSE = 'useStaffPauseMutation';
const REMOVE = 'useStaffRemoveMutation';
const LOG = 'TeamTabActivityQuery';

beforeEach(() => startSession({ _id: 'VXNlcjox', name: 'Amelia', email: 'amelia@example.com' }, 'secret'));
afterEach(endSession);

const member = (changes: object = {}) => ({
  id: 'cleo',
  email: 'cleo@example.org',
  name: 'Cleo Cook',
  role: 'KITCHEN',
  state: 'WORKING',
  invitedAt: '2026-03-01T10:00:00Z',
  acceptedAt: '2026-03-02T10:00:00Z',
  ...changes,
});
const invited = member({
  id: 'ida',
  email: 'ida@example.org',
  name: null,
  state: 'INVITED',
  acceptedAt: null,
});

const entry = (id: string, changes: object = {}) => ({
  cursor: id,
  node: {
    __typename: 'Activity',
    id,
    kind: 'SITE_CLOSED',
    detail: null,
    personName: 'Amelia',
    isAutomatic: false,
    at: '2026-03-03T10:00:00Z',
    ...changes,
  },
});
const log = (edges: object[] = []) => ({
  activity: { edges, pageInfo: { hasNextPage: false, endCursor: null } },
});

const openTeam = (members: object[], { peopleLimit = 5, edges = [] as object[], ...site } = {}) =>
  openEditor('team', { staff: { peopleLimit, members }, ...log(edges), ...site });
const refreshed = (edges: object[] = []) => ({ node: { ...editedSite(), ...log(edges) } });
const rows = () => within(screen.getByRole('list', { name: 'People and open invitations' }));
const button = (name: string) => screen.getByRole('button', { name });

describe('the list of the team', () => {
  it.each([
    ['INVITED', 'Invited', /^Invited 1 March 2026 .* The link in the email works for 7 days\.$/],
    ['WORKING', 'Has access', 'Joined 2 March 2026.'],
    ['PAUSED', 'Paused', 'Has no access until you end the pause.'],
    ['OVER_LIMIT', 'Waiting', /^Your plan is for fewer people\./],
  ])('a person in the state %s reads %s with an explanation', async (state, label, text) => {
    await openTeam([member({ state })]);
    expect(rows().getByText('Cleo Cook')).toBeVisible();
    expect(rows().getByText('cleo@example.org')).toBeVisible();
    expect(rows().getByText(label)).toBeVisible();
    expect(rows().getByText(text)).toBeVisible();
    expect(screen.getByLabelText('Role of Cleo Cook')).toHaveValue('KITCHEN');
  });

  it('paused people do not count, the owner does', async () => {
    await openTeam([member(), member({ id: 'paul', state: 'PAUSED' }), invited]);
    expect(screen.getByText('3 of 5 people, you included')).toBeVisible();
  });

  it('a team that is larger than the plan reads how many the plan is for', async () => {
    await openTeam([member({ state: 'OVER_LIMIT' })], { peopleLimit: 1 });
    expect(screen.getByText('2 people, you included. Your plan is for one.')).toBeVisible();
    expect(
      rows().getByText('Your plan is for one person. This person gets access when you choose a larger plan.'),
    ).toBeVisible();
  });

  it('a changed role is shown at once, and the log is read again', async () => {
    const { environment } = await openTeam([member()]);
    await userEvent.selectOptions(screen.getByLabelText('Role of Cleo Cook'), 'Manager');
    expect(await asked(environment, ROLE)).toEqual({ input: { memberId: 'cleo', role: 'MANAGER' } });
    expect(screen.getByLabelText('Role of Cleo Cook')).toHaveValue('MANAGER');
    await answer(environment, ROLE, {
      setMemberRole: { __typename: 'SetMemberRolePayload', members: [member({ role: 'MANAGER' })] },
    });
    await answer(
      environment,
      LOG,
      refreshed([entry('1', { kind: 'MEMBER_ROLE_CHANGED', detail: 'cleo@example.org, manager' })]),
    );
    expect(await screen.findByText(/changed a role: cleo@example\.org, manager/)).toBeVisible();
  });

  it.each([
    [
      { setMemberRole: { __typename: 'NotFoundError', message: 'We couldn’t find this person.' } },
      'We couldn’t find this person.',
    ],
    [new NetworkProblem('network'), 'The team could not be changed.'],
  ])('a refused role goes back and says why: %s', LONG, async (outcome, text) => {
    const { environment } = await openTeam([member()]);
    await userEvent.selectOptions(screen.getByLabelText('Role of Cleo Cook'), 'Manager');
    await answer(environment, ROLE, outcome);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByLabelText('Role of Cleo Cook')).toHaveValue('KITCHEN');
    expect(pending(environment, LOG)).toEqual([]);
  });

  it('a pause and its end are sent, and the answer shows who has access now', LONG, async () => {
    const { environment } = await openTeam([
      member(),
      member({ id: 'otto', name: 'Otto', state: 'OVER_LIMIT' }),
    ]);
    await userEvent.click(button('Pause: Cleo Cook'));
    expect(await asked(environment, PAUSE)).toEqual({ input: { memberId: 'cleo', isPaused: true } });
    await answer(environment, PAUSE, {
      pauseMember: {
        __typename: 'PauseMemberPayload',
        members: [member({ state: 'PAUSED' }), member({ id: 'otto', name: 'Otto' })],
      },
    });
    expect(rows().getByText('Has access')).toBeVisible();
    await userEvent.click(button('End pause: Cleo Cook'));
    expect(await asked(environment, PAUSE)).toEqual({ input: { memberId: 'cleo', isPaused: false } });
  });

  it('removing asks first, then takes the person from the list', LONG, async () => {
    const { environment } = await openTeam([member(), invited]);
    await userEvent.click(button('Remove: Cleo Cook'));
    const question = await screen.findByRole('alertdialog', { name: 'Remove Cleo Cook from the team?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Remove' }));
    expect(await asked(environment, REMOVE)).toEqual({ input: { memberId: 'cleo' } });
    await answer(environment, REMOVE, {
      removeMember: { __typename: 'RemoveMemberPayload', members: [invited] },
    });
    expect(await screen.findByText('Cleo Cook has no access any more.')).toBeInTheDocument();
    expect(rows().queryByText('Cleo Cook')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Team' })).toHaveFocus();
  });

  it('an open invitation is sent again or withdrawn, and cannot be paused', LONG, async () => {
    const { environment } = await openTeam([invited]);
    expect(screen.queryByRole('button', { name: 'Pause: ida@example.org' })).not.toBeInTheDocument();
    await userEvent.click(button('Invite again: ida@example.org'));
    expect(await asked(environment, INVITE)).toEqual({
      input: { restaurantId: 'site', email: 'ida@example.org', role: 'KITCHEN' },
    });
    await answer(environment, INVITE, {
      inviteMember: { __typename: 'InviteMemberPayload', members: [invited] },
    });
    expect(await screen.findByText('We have sent an invitation to ida@example.org.')).toBeInTheDocument();
    await userEvent.click(button('Withdraw: ida@example.org'));
    expect(
      await screen.findByRole('alertdialog', { name: 'Withdraw the invitation of ida@example.org?' }),
    ).toBeVisible();
  });
});

describe('inviting', () => {
  const type = async (email: string) => {
    await userEvent.type(screen.getByRole('textbox', { name: 'Email address' }), email);
    await userEvent.click(button('Send invitation'));
  };

  it('an invitation is sent with its role, and the person is in the list', async () => {
    const { environment } = await openTeam([]);
    expect(screen.getByText('Nobody helps you yet. Invite the first person below.')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: /^Manager/ }));
    await type('ida@example.org');
    expect(await asked(environment, INVITE)).toEqual({
      input: { restaurantId: 'site', email: 'ida@example.org', role: 'MANAGER' },
    });
    await answer(environment, INVITE, {
      inviteMember: { __typename: 'InviteMemberPayload', members: [invited] },
    });
    await waitFor(() => expect(rows().getByText('Invited')).toBeVisible());
    expect(screen.getByRole('textbox', { name: 'Email address' })).toHaveValue('');
  });

  it.each([
    [
      { __typename: 'ConflictError', message: 'This person has access already.' },
      'This person has access already.',
      true,
    ],
    [
      {
        __typename: 'ValidationError',
        message: 'Please check the address.',
        fields: [{ path: 'email', message: 'This address cannot be used.' }],
      },
      'This address cannot be used.',
      true,
    ],
    [
      { __typename: 'PaidPlanError', message: 'Your plan is for 5 people.' },
      'Your plan is for 5 people.',
      false,
    ],
  ])(
    'a refusal is shown at its place and keeps the address: %j',
    LONG,
    async (inviteMember, text, isOfField) => {
      const { environment } = await openTeam([]);
      await type('ida@example.org');
      await answer(environment, INVITE, { inviteMember });
      expect(await screen.findByText(text)).toBeVisible();
      const email = screen.getByRole('textbox', { name: 'Email address' });
      expect(email).toHaveValue('ida@example.org');
      expect(email.getAttribute('aria-invalid')).toBe(isOfField ? 'true' : null);
    },
  );

  it('an address that is none is not sent', LONG, async () => {
    const { environment } = await openTeam([]);
    await type('ida');
    expect(await screen.findByText('Please enter a valid email address.')).toBeVisible();
    expect(pending(environment, INVITE)).toEqual([]);
  });

  it('a full plan says how to get a place, and links to the plans', async () => {
    await openTeam([member()], { peopleLimit: 2 });
    expect(screen.getByText(/^Your plan is for 2 people\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See plans' })).toHaveAttribute(
      'href',
      '/packages?upgrading=site',
    );
    expect(screen.queryByRole('textbox', { name: 'Email address' })).not.toBeInTheDocument();
  });

  it('the free plan locks the team, and links to the plans', LONG, async () => {
    await openTeam([], { peopleLimit: 1 });
    expect(screen.getByText('A team is a premium feature')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Upgrade Now' })).toHaveAttribute(
      'href',
      '/packages?upgrading=site',
    );
    expect(screen.queryByRole('textbox', { name: 'Email address' })).not.toBeInTheDocument();
  });
});

it('the activity log says who did what and when', LONG, async () => {
  await openTeam([], {
    edges: [
      entry('1', { kind: 'ORDERS_PAUSED', detail: 'by the link in an order email', personName: null }),
      entry('2'),
      entry('4', { kind: 'ORDERS_PAUSED', detail: 'no board was open', personName: null, isAutomatic: true }),
      entry('3', { kind: 'TEA_MADE' }),
    ],
  });
  const items = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(items.filter((text) => text.includes('3 March 2026'))).toEqual([
    expect.stringMatching(/^Somebody without an account paused orders: by the link in an order email/),
    expect.stringMatching(/^Amelia closed the website/),
    expect.stringMatching(/^Forkfront paused orders: no board was open/),
    expect.stringMatching(/^Amelia changed something/),
  ]);
});
