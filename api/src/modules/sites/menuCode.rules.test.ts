import { expect, it } from 'vitest';
import { isUuid, newId } from '../../lib/ids.ts';
import { dishPath, goneId, menuCode } from './menuCode.rules.ts';

it('a code has 8 characters that need no escaping, and names the same thing again', () => {
  for (let count = 0; count < 100; count += 1) {
    const code = menuCode(newId());
    expect(code).toMatch(/^[\w-]{8}$/);
    expect(isUuid(goneId(code))).toBe(true);
    expect(menuCode(goneId(code))).toBe(code);
  }
});

it.each([
  ['Margherita', '/dishes/AAAAAAAB-margherita'],
  ['  Tiramisù & co. ', '/dishes/AAAAAAAB-tiramisu-co'],
  ['شاورما', '/dishes/AAAAAAAB'],
  ['x'.repeat(200), `/dishes/AAAAAAAB-${'x'.repeat(60)}`],
  ['</script>', '/dishes/AAAAAAAB-script'],
])('the path of %j is %s', (name, path) => {
  expect(dishPath({ id: '0190f5a2-7c1b-7e3f-8a11-000000000001', name })).toBe(path);
});
