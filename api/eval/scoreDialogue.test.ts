import { expect, it } from 'vitest';
import { draftFrom } from '../src/modules/onboarding/onboarding.rules.ts';
import type { Dialogue } from './readDialogues.ts';
import { scoreDialogue } from './scoreDialogue.ts';

const draft = draftFrom({
  name: 'The Fox',
  primary: '#c0392b',
  addressLine: '14 High Street, Bath',
  popularItems: ['Calzone', 'Margherita'],
  ordering: {
    hours: [
      { days: [1, 2], from: '17:00', to: '22:00' },
      { days: [1], from: '12:00', to: '14:30' },
    ],
    deliveryHours: null,
    collection: true,
    zones: [
      {
        id: '',
        name: 'Near',
        prefixes: ['SE1', 'SE11'],
        radiusKm: null,
        fee: 250,
        minimum: 1500,
        freeOver: null,
        extraMinutes: 0,
      },
    ],
  },
  sections: [{ name: 'Pizza', items: [{ name: 'Margherita', description: '', price: 850 }] }],
});

const failed = (
  goals: Dialogue['goals'],
  answer = 'Lovely.',
  mentions: string[] = [],
  avoids: string[] = [],
) =>
  scoreDialogue(
    { talk: [{ say: 'Hi', mentions, avoids }], goals },
    { answers: [answer], draft, action: 'complete' },
  )
    .filter(({ problem }) => problem !== null)
    .map(({ goal }) => goal);

it('goals are compared without casing, articles and order, and a similar colour counts', () => {
  expect(
    failed({
      name: 'fox',
      colours: ['red'],
      address: 'bath',
      popular: ['margherita', 'calzone'],
      dishes: { margherita: 8.5 },
      without: ['Soup'],
      sections: { PIZZA: ['Margherita'] },
      week: { Mon: '12:00-14:30 17:00-22:00', Tue: '17:00-22:00', Sun: 'closed' },
      areas: { SE1: 2.5, SE11: 2.5 },
      collection: true,
      action: 'complete',
      unread: 0,
    }),
  ).toEqual([]);
});

it('each goal that is missed is one problem', () => {
  const goals: Dialogue['goals'] = {
    name: 'Wolf',
    colours: ['blue'],
    address: 'Leeds',
    phone: '01225 496 0123',
    popular: ['Calzone'],
    dishes: { Margherita: 9 },
    without: ['Margherita'],
    sections: { Mains: ['Margherita'] },
    action: 'start',
    design: 'counter',
    week: { Mon: '17:00-22:00' },
    areas: { SE1: 2.5 },
    collection: false,
    unread: 1,
  };
  expect(failed(goals).toSorted()).toEqual(Object.keys(goals).toSorted());
});

it('an answer has to mention one of the phrases and must not have others', () => {
  expect(failed({}, 'Open <b>the editor</b>.', ['Editor | portal'], ['sorry'])).toEqual([]);
  expect(failed({}, 'Sorry.', ['Editor | portal'], ['sorry'])).toEqual(['mentions', 'avoids']);
});

it.each(['', 'I call save_details.', 'Hello <img src=x>', 'Failed: no answer'])(
  'the answer %j is never decent',
  (answer) => expect(failed({}, answer)).toEqual(['decent']),
);
