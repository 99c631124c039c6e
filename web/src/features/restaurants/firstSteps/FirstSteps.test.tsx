import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endSession, startSession } from '../../../lib/session.ts';
import { NetworkProblem } from '../../../relay/networkProblem.ts';
import { answer, asked, pending } from '../../../test/answer.ts';
import { renderScreen } from '../../../test/renderApp.tsx';
import { testSite } from '../../../test/testSites.ts';

const LONG = { tags: ['@long'] };

const QUERY = 'FirstStepsQuery';
const TEST = 'TestOrderButtonMutation';
const CHANGE = 'useChangeFirstStepsMutation';

beforeEach(() => startSession({ _id: 'VXNlcjox', name: 'Amelia', email: 'amelia@example.com' }, 'secret'));
afterEach(endSession);

const OPEN = {
  hasPicture: false,
  hasOrder: false,
  hasTestOrder: false,
  hasDish: true,
  isShared: false,
  isHidden: false,
};
const ALL = { hasPicture: true, hasOrder: true, isShared: true };

const goLive = (...missing: string[]) =>
  ['PHONE', 'ADDRESS', 'HOURS', 'FULFILMENT', 'ALLERGENS'].map((kind) => ({
    kind,
    isDone: !missing.includes(kind),
  }));
/** Hours and allergens are known already. */
const NEW = goLive('PHONE', 'ADDRESS');

interface Given {
  emailVerified?: boolean;
  site?: object;
  steps?: Partial<typeof OPEN>;
}

const newestSite = ({ emailVerified = false, site = {}, steps = {} }: Given) => ({
  viewer: {
    id: 'VXNlcjox',
    email: 'amelia@example.com',
    emailVerified,
    restaurants: {
      edges: [
        testSite('lucia', {
          phone: null,
          addressLine: null,
          ordering: { hasHours: true, opensWithoutHours: false },
          goLive: NEW,
          firstSteps: { ...OPEN, ...steps },
          ...site,
        }),
      ],
    },
  },
});

/** My Restaurants with the first steps of its newest site. */
async function opened(given: Given = {}) {
  const app = renderScreen('/my-restaurants');
  await answer(app.environment, QUERY, newestSite(given));
  return app;
}

const TITLE = 'Seven steps to your first order';
const READY = 'Your website is ready for guests';
const card = (name = TITLE) => screen.findByRole('region', { name });
const shown = () => screen.queryByRole('region', { name: /^(?:Seven steps|Your website is ready)/ });
const COMPLETE = { emailVerified: true, site: { goLive: goLive() }, steps: ALL };

describe('the first steps', () => {
  it('a new site has five open steps of seven, and the first is the next one', async () => {
    await opened();
    const region = await card();
    expect(within(region).getByRole('status')).toHaveTextContent('2 of 7 done');
    const steps = within(region).getAllByRole('listitem');
    const open = steps.filter((step) => within(step).queryByRole('heading'));
    expect(open.map((step) => within(step).getByRole('heading').textContent)).toEqual([
      'Confirm your email address',
      'Add your phone number and address',
      'Add a first photo',
      'Place a test order',
      'Share your website',
    ]);
    expect(open.map((step) => step.getAttribute('aria-current'))).toEqual(['step', null, null, null, null]);
    expect(steps[0]).toHaveTextContent('amelia@example.com');
    expect(within(region).getByRole('link', { name: /lucia.localhost/ })).toHaveAttribute(
      'href',
      'http://lucia.localhost:5001',
    );
  });

  it.each(['hasOrder', 'hasTestOrder'])('a step that is done (%s) shows only its title', async (order) => {
    await opened({ emailVerified: true, steps: { [order]: true } });
    const region = await card();
    expect(within(region).getByRole('status')).toHaveTextContent('4 of 7 done');
    const [first, , third, , , sixth] = within(region).getAllByRole('listitem');
    expect(first).toHaveTextContent(/^Done: Email address confirmed$/);
    expect(sixth).toHaveTextContent(/^Done: First order placed$/);
    expect(third).toHaveAttribute('aria-current', 'step');
  });

  it.each([
    [{}, 'Add both', '/editor/lucia?tab=settings#addressLine'],
    [{ addressLine: '1 High Street' }, 'Add the number', '/editor/lucia?tab=settings#phone'],
    [{ phone: '020 7946 0123' }, 'Add the address', '/editor/lucia?tab=settings#addressLine'],
  ])('the contact step of a site with %j leads to the missing field', async (site, name, address) => {
    await opened({ site });
    expect(within(await card()).getByRole('link', { name })).toHaveAttribute('href', address);
  });

  it('the photo step leads to the homepage, and the test order is a button', async () => {
    await opened();
    const region = await card();
    expect(within(region).getByRole('link', { name: 'Add a photo' })).toHaveAttribute(
      'href',
      '/editor/lucia',
    );
    expect(within(region).getByRole('button', { name: /^Place a test order/ })).toBeEnabled();
  });

  const pressTestOrder = async () => {
    const tab = { location: { assign: vi.fn() }, close: vi.fn() };
    vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    const { environment } = await opened();
    await userEvent.click(within(await card()).getByRole('button', { name: /^Place a test order/ }));
    expect(await asked(environment, TEST)).toEqual({ input: { restaurantId: 'lucia' } });
    return { environment, tab };
  };

  it('the button of the test order opens a tab at once, and then the test mode in it', async () => {
    const { environment, tab } = await pressTestOrder();
    expect(window.open).toHaveBeenCalledWith('', '_blank');
    const url = 'http://lucia.localhost:5001/test-mode/secret';
    await answer(environment, TEST, { openTestMode: { __typename: 'OpenTestModePayload', url } });
    expect(tab.location.assign).toHaveBeenCalledWith(url);
    expect(tab.close).not.toHaveBeenCalled();
  });

  it.each([
    [
      'a refusal',
      { openTestMode: { __typename: 'ConflictError', message: 'It is closed.' } },
      'It is closed.',
    ],
    ['a lost connection', new NetworkProblem('network'), 'We couldn’t open test mode. Please try again.'],
  ])(
    'after %s the tab of the test order is closed, and a notice says why',
    LONG,
    async (_what, result, text) => {
      const { environment, tab } = await pressTestOrder();
      await answer(environment, TEST, result);
      expect(await screen.findByText(text)).toBeVisible();
      expect(tab.close).toHaveBeenCalled();
    },
  );

  it('a menu without an available dish is opened before a test order', async () => {
    await opened({ steps: { hasDish: false } });
    expect(within(await card()).getByRole('link', { name: 'Open the menu' })).toHaveAttribute(
      'href',
      '/editor/lucia?tab=products',
    );
  });

  it('a site without hours needs them before a test order', async () => {
    await opened({
      site: { goLive: goLive('HOURS'), ordering: { hasHours: false, opensWithoutHours: false } },
    });
    expect(within(await card()).getByRole('link', { name: 'Set the opening hours' })).toHaveAttribute(
      'href',
      '/editor/lucia?tab=ordering',
    );
  });

  it('the link that confirms the address can be sent again', LONG, async () => {
    const { environment } = await opened();
    await userEvent.click(within(await card()).getByRole('button', { name: 'Send the link again' }));
    await answer(environment, 'useSendVerificationMutation', {
      sendVerification: { __typename: 'SendVerificationPayload', email: 'amelia@example.com' },
    });
    expect(await screen.findByText('A new link is on its way to amelia@example.com.')).toBeVisible();
  });

  it('the dialog for sharing stays open when its step is done', LONG, async () => {
    const { environment } = await opened();
    const user = userEvent.setup();
    await user.click(within(await card()).getByRole('button', { name: 'Share lucia' }));
    await user.click(await screen.findByRole('button', { name: 'Copy link' }));
    await answer(environment, CHANGE, {
      changeFirstSteps: {
        __typename: 'ChangeFirstStepsPayload',
        restaurant: { id: 'lucia', firstSteps: { isShared: true, isHidden: false } },
      },
    });
    expect(screen.getByRole('button', { name: 'Copied' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(within(await card()).getByRole('status')).toHaveTextContent('3 of 7 done');
  });

  it('a step that was done in another tab is shown when the window gets the focus', LONG, async () => {
    const { environment } = await opened();
    await card();
    act(() => void window.dispatchEvent(new Event('focus')));
    await answer(environment, QUERY, newestSite({ emailVerified: true }));
    await waitFor(async () =>
      expect(within(await card()).getByRole('status')).toHaveTextContent('3 of 7 done'),
    );
  });
});

describe('hiding the first steps', () => {
  const changed = (isHidden: boolean) => ({
    changeFirstSteps: {
      __typename: 'ChangeFirstStepsPayload',
      restaurant: { id: 'lucia', firstSteps: { isShared: false, isHidden } },
    },
  });

  it('the card is hidden at once and comes back with Undo', LONG, async () => {
    const { environment } = await opened();
    await userEvent.click(within(await card()).getByRole('button', { name: 'Hide the first steps' }));
    expect(shown()).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(await asked(environment, CHANGE)).toEqual({ input: { id: 'lucia', isHidden: true } });
    await answer(environment, CHANGE, changed(true));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await asked(environment, CHANGE)).toEqual({ input: { id: 'lucia', isHidden: false } });
    await answer(environment, CHANGE, changed(false));
    expect(await card()).toBeVisible();
  });

  it('a refused change shows the card again', LONG, async () => {
    const { environment } = await opened();
    await userEvent.click(within(await card()).getByRole('button', { name: 'Hide the first steps' }));
    await answer(environment, CHANGE, new NetworkProblem('network'));
    expect(await card()).toBeVisible();
    expect(await screen.findByText('Failed to save. Please try again.')).toBeVisible();
  });

  it('when all steps are done the card says so until it is closed', LONG, async () => {
    const { environment } = await opened(COMPLETE);
    const region = await card(READY);
    expect(within(region).getByRole('status')).toHaveTextContent('7 of 7 done');
    await userEvent.click(within(region).getByRole('button', { name: 'Close' }));
    expect(await asked(environment, CHANGE)).toEqual({ input: { id: 'lucia', isHidden: true } });
    expect(shown()).not.toBeInTheDocument();
  });

  it.each([
    ['hidden by its owner', { steps: { isHidden: true } }],
    ['closed', { site: { subscription: { status: 'ARCHIVED' } } }],
    ['offline', { site: { isSuspended: true } }],
  ])('there is no card for a site that is %s', async (_what, given) => {
    await opened(given);
    expect(shown()).not.toBeInTheDocument();
  });

  it('only a card that may be shown has a skeleton', async () => {
    const { environment } = renderScreen('/my-restaurants');
    expect(await screen.findByText('Loading your first steps…')).toBeInTheDocument();
    await answer(environment, QUERY, newestSite({ steps: { isHidden: true } }));
    cleanup();
    renderScreen('/my-restaurants');
    expect(await screen.findByText('Counting your websites…')).toBeInTheDocument();
    expect(screen.queryByText('Loading your first steps…')).not.toBeInTheDocument();
  });

  it('a failure shows Retry beside the list', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined); // React reports what a boundary has caught
    const { environment } = renderScreen('/my-restaurants');
    await answer(environment, QUERY, new NetworkProblem('connection'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load your first steps.');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(pending(environment, QUERY)).toHaveLength(1);
  });
});
