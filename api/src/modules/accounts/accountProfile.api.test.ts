import { describe, expect, it } from 'vitest';
import { useAccounts } from '../../../test/useAccounts.ts';

const accounts = useAccounts();

const rename = (name: string, session?: string) => accounts.mutate('updateAccount', { name }, session);

describe('names', () => {
  it('a user changes the own name, which becomes one line', async () => {
    const session = await accounts.register('ana@example.org');
    const other = await accounts.register('other@example.org');
    const answer = await rename('  Ana\n María ', session);
    expect(answer).toMatchObject({ __typename: 'UpdateAccountPayload', user: { name: 'Ana María' } });
    expect((await accounts.viewer(session))?.name).toBe('Ana María');
    expect((await accounts.viewer(other))?.name).toBe('Ana <b>López');
  });

  it.each([
    ['  \u0001', 'Please enter your name.'],
    ['x'.repeat(101), 'Please use at most 100 characters.'],
  ])('%j is refused as a name', async (name, message) => {
    const session = await accounts.register(`name${name.length}@example.org`);
    expect(await rename(name, session)).toEqual({
      __typename: 'ValidationError',
      message: 'Your name could not be saved.',
      fields: [{ path: 'name', message }],
    });
    expect((await accounts.viewer(session))?.name).toBe('Ana <b>López');
  });

  it('a guest cannot change a name', async () => {
    await expect(rename('Bo')).rejects.toThrow('UNAUTHENTICATED');
  });
});
