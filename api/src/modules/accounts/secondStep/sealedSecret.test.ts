import { expect, it } from 'vitest';
import { seal, unseal } from './sealedSecret.ts';

it('only the same secret and the same user open it', async () => {
  const sealed = await seal(['the new secret'], 'ana', 'JBSWY3DP');
  expect(sealed).not.toContain('JBSWY3DP');
  expect(await unseal(['the new secret'], 'ana', sealed)).toEqual({ text: 'JBSWY3DP', isOld: false });
  expect(await unseal(['the new secret'], 'bo', sealed)).toBeNull();
  expect(await unseal(['another secret'], 'ana', sealed)).toBeNull();
  expect(await unseal(['the new secret'], 'ana', 'junk')).toBeNull();
});

it('the secret of before opens it, and the newest one seals it', async () => {
  const sealed = await seal(['the old secret'], 'ana', 'JBSWY3DP');
  const both = ['the new secret', 'the old secret'] as const;
  expect(await unseal(both, 'ana', sealed)).toEqual({ text: 'JBSWY3DP', isOld: true });
  const again = await seal(both, 'ana', 'JBSWY3DP');
  expect(await unseal(['the new secret'], 'ana', again)).toEqual({ text: 'JBSWY3DP', isOld: false });
});
