import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { graphql } from './graphql.ts';
import type { SignedIn } from './ownedSite.ts';
import type { ServerUnderTest } from './server.ts';

/** A user with an account. */
export interface Owner {
  name: string;
  email: string;
  password: string;
}

/** A unique new owner. */
export const newOwner = (name = 'Pina Bianchi'): Owner => ({
  name,
  email: `owner-${randomUUID()}@example.com`,
  password: 'parmigiano-36',
});

/** Fills in the claim form, terms included, and claims. */
export async function claim(page: Page, { name, email, password }: Owner): Promise<void> {
  await page.getByRole('textbox', { name: 'Full name' }).fill(name);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('checkbox', { name: 'I accept the terms and conditions' }).check();
  await page.getByRole('button', { name: 'Claim My Free Site' }).click();
}

/** Fills in the register form and sends it. */
export async function register(page: Page, { name, email, password }: Owner): Promise<void> {
  await page.getByRole('textbox', { name: 'Full name' }).fill(name);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Create Account' }).click();
}

/** Registers through the API, for journeys about something else than the register form. */
export async function registerByApi({ origin }: ServerUnderTest, owner: Owner): Promise<SignedIn> {
  const { outcome } = await graphql<{
    outcome: { __typename: string; token?: string; user?: { id: string } };
  }>(
    origin,
    `
      mutation ($input: RegisterInput!) {
        outcome: register(input: $input) {
          __typename
          ... on AuthPayload {
            token
            user {
              id
            }
          }
        }
      }
    `,
    { input: { ...owner } },
  );
  const { __typename, token, user } = outcome;
  if (!token || !user) throw new Error(__typename);
  const id = Buffer.from(user.id, 'base64url').toString().replace('User:', '');
  return { id, name: owner.name, email: owner.email, token };
}
