import { answer, pending } from './answer.ts';
import { renderScreen } from './renderApp.tsx';
import { testSites } from './testSites.ts';

interface TestUser {
  counts?: { total?: number; free?: number; trialAvailable?: number };
  desks?: object[];
  waitingRedesigns?: object[];
}

/** The data of the dashboard of a user with three websites, or with other `counts`. */
export const dashboardOf = ({ counts, desks = [], waitingRedesigns = [] }: TestUser = {}) => ({
  viewer: {
    id: 'VXNlcjox',
    name: 'Amelia Hart',
    desks,
    waitingRedesigns,
    restaurantCounts: { total: 3, free: 0, trialAvailable: 0, ...counts },
  },
});

/** The dashboard of a signed-in user. It still waits for the website or the websites, and for their orders. */
export async function askDashboard(user?: TestUser) {
  const app = renderScreen('/dashboard');
  await answer(app.environment, 'DashboardScreenQuery', dashboardOf(user));
  return app;
}

/** The whole dashboard. None of the websites can take orders, and the orders of the `desks` are not there yet. */
export async function openDashboard(user?: TestUser) {
  const app = await askDashboard(user);
  const { viewer } = testSites([]);
  const desks = (user?.desks ?? []).map((desk) => ({
    timeZone: 'Europe/London',
    unattendedSince: null,
    ...desk,
  }));
  const parts = new Map([
    ['OwnSiteQuery', { viewer: { ...viewer, desks } }],
    ['KitchensNowQuery', { viewer }],
    ['OrdersTodayQuery', { viewer: { id: viewer.id, desks } }],
  ]);
  for (const name of pending(app.environment)) {
    const part = parts.get(name);
    if (part) await answer(app.environment, name, part);
  }
  return app;
}
