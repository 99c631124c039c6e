import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderApp } from '../../test/renderApp.tsx';
import type { Project } from './project.ts';
import { projects } from './projects.ts';

const LONG = { tags: ['@long'] };

/** Found by its text: names of all buttons of the page take the test's time. */
const trigger = ({ title }: Project): HTMLElement => {
  const buttons = within(screen.getByRole('main')).getAllByRole('button');
  const found = buttons.filter(({ textContent }) => textContent?.startsWith(title));
  expect(found).toHaveLength(1);
  return found[0]!;
};

/** What a trigger opens. */
function panelOf(project: Project): HTMLElement {
  const panel = document.getElementById(trigger(project).getAttribute('aria-controls')!);
  expect(panel).not.toBeNull();
  return panel!;
}

async function open(): Promise<void> {
  renderApp('/portfolio');
  await screen.findByRole('heading', { level: 1 });
}

it('the portfolio has at least six projects, one of them discontinued', async () => {
  await open();
  expect(projects.length).toBeGreaterThanOrEqual(6);
  const main = within(screen.getByRole('main'));
  expect(main.getAllByRole('heading', { level: 2 })).toHaveLength(projects.length + 1);
  expect(projects.filter(({ discontinue }) => discontinue)).toHaveLength(1);
});

it('several projects can be open at once, by mouse and by keyboard', async () => {
  await open();
  const [first, second, third] = projects as [Project, Project, Project];
  expect(trigger(first)).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(trigger(second));
  trigger(third).focus();
  await userEvent.keyboard('{Enter}');
  for (const project of [first, second, third]) {
    expect(trigger(project)).toHaveAttribute('aria-expanded', 'true');
    expect(panelOf(project)).not.toHaveAttribute('hidden');
  }
  await userEvent.click(trigger(first));
  expect(trigger(first)).toHaveAttribute('aria-expanded', 'false');
  expect(panelOf(first)).toHaveAttribute('hidden');
  expect(trigger(second)).toHaveAttribute('aria-expanded', 'true');
});

it('one button opens all projects and closes them again', LONG, async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Open all' }));
  for (const project of projects) expect(trigger(project)).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Close all' }));
  for (const project of projects) expect(trigger(project)).toHaveAttribute('aria-expanded', 'false');
});

it('an open project shows all its fields', LONG, async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Open all' }));
  for (const project of projects) {
    const opener = trigger(project);
    expect(opener).toHaveAccessibleName(expect.stringMatching(`^${project.title}`));
    const panel = panelOf(project);
    const inPanel = within(panel);
    for (const type of project.type) expect(opener).toHaveTextContent(type);
    expect(panel).toHaveTextContent(project.description);
    const screenshot = inPanel.getByRole('img');
    expect(screenshot).toHaveAccessibleName(/.{30,}/);
    // Known before it has come, so that nothing moves then.
    expect(screenshot).toHaveAttribute('width', '1280');
    expect(screenshot).toHaveAttribute('height', '840');
    expect(screenshot).toHaveAttribute('loading', project === projects[0] ? 'eager' : 'lazy');
    for (const { title, logo } of project.technologies)
      expect(inPanel.getByText(title).querySelector('img')).toHaveAttribute('src', logo);
    const parts = [
      ['Frontend', project.frontEnd],
      ['Backend', project.backEnd],
      ['Webservice', project.webservice],
      ['DevOps', project.devOps],
    ];
    expect(
      [...panel.querySelectorAll('dt')].map((term) => [
        term.textContent,
        term.nextElementSibling?.textContent,
      ]),
    ).toEqual(parts.filter(([, text]) => text !== undefined));
    const links = [
      ['Website', project.website],
      ['App Store', project.appStore],
      ['Play Store', project.playStore],
    ].flatMap(([place, href]) => (href === undefined ? [] : [[place, href, 'noopener noreferrer']]));
    expect(
      [...panel.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href'), link.rel]),
    ).toEqual(links);
    for (const [place] of links)
      expect(
        inPanel.getByRole('link', { name: `${place}: ${project.title} (opens in a new tab)` }),
      ).toBeVisible();
    expect(inPanel.queryAllByText(/This project has been discontinued/)).toHaveLength(
      project.discontinue ? 1 : 0,
    );
  }
});

it('projects link only to our own pages and to example domains', () => {
  const links = projects.flatMap(({ appStore, playStore, website }) => [appStore, playStore, website]);
  const hosts = links
    .filter((href) => href !== undefined)
    .map((href) => new URL(href, 'https://ours.example').hostname);
  expect(hosts.length).toBeGreaterThan(0);
  expect(hosts.filter((host) => !host.endsWith('.example'))).toEqual([]);
});

it('two projects name the roles of their users', () => {
  const texts = projects.map((project) => JSON.stringify(project));
  for (const roles of [
    ['admin', 'chef', 'waiter'],
    ['user', 'admin', 'dev'],
  ])
    expect(texts.some((text) => roles.every((role) => new RegExp(`\\b${role}\\b`).test(text)))).toBe(true);
});

it('the portfolio ends with a link to Contact', LONG, async () => {
  await open();
  const next = screen.getByRole('region', { name: 'Something like this in mind?' });
  expect(within(next).getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/contact');
});
