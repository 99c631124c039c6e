import { expect, it } from 'vitest';
import { dishPath, goneId, menuCode } from './menuCode.ts';

it.each([
  ['019a0000-0000-7000-8000-fbefbe000001', '----AAAB'],
  ['019a0000-0000-7000-8000-000000000000', 'AAAAAAAA'],
  ['019a0000-0000-7000-8000-ffffffffffff', '________'],
  ['019a0000-0000-7000-8000-0123456789ab', 'ASNFZ4mr'],
])('the code of %s is %s, and names the same thing again', (id, code) => {
  expect(menuCode(id)).toBe(code);
  expect(goneId(code)).toBe(`00000000-0000-7000-8000-${id.slice(-12)}`);
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
