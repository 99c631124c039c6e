import { expect, it } from 'vitest';
import { buildsAnyway } from './waitingBuild.rules.ts';

it.each([
  ['Build it anyway', true],
  ['build it', true],
  ['go on', true],
  ['ok, without them', true],
  ['Yes please', true],
  ['just leave the rest', true],
  ["Let's go!", true],
  ['Calzone 9', false],
  ['Great soup 5', false],
  ['Margherita 8.50\nOkay burger 9', false],
  ['our number is 0113 496 0022', false],
  [`Yes. ${'Our soup is made every morning. '.repeat(4)}`, false],
  ['', false],
  ["Don't build it yet", false],
  ['wait, do not go on', false],
  ['not yet', false],
  ['no, please do not build', false],
  ['yes, build it', true],
])('%j builds although lines are unread: %s', (message, does) => expect(buildsAnyway(message)).toBe(does));
