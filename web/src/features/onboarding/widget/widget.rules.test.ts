import { describe, expect, it } from 'vitest';
import {
  initialWidget,
  parseWidget,
  printWidget,
  widgetReducer,
  type WidgetEvent,
  type WidgetState,
} from './widget.rules.ts';

const avatar = initialWidget;
const medium: WidgetState = { ...initialWidget, place: 'medium' };
const fullscreen: WidgetState = { ...initialWidget, place: 'fullscreen' };
const done = (state: WidgetState): WidgetState => ({ ...state, isComplete: true });
const saying = (state: WidgetState): WidgetState => ({ ...state, words: 'We are Lucia' });

describe('events of the chat widget', () => {
  it.each<[event: WidgetEvent, avatar: WidgetState, medium: WidgetState, fullscreen: WidgetState]>([
    [{ type: 'clicked' }, medium, medium, fullscreen],
    [{ type: 'startedFromPage', words: null }, fullscreen, fullscreen, fullscreen],
    [
      { type: 'startedFromPage', words: 'We are Lucia' },
      saying(fullscreen),
      saying(fullscreen),
      saying(fullscreen),
    ],
    [{ type: 'enlarged' }, avatar, fullscreen, fullscreen],
    [{ type: 'leftFullscreen' }, avatar, medium, medium],
    [{ type: 'completed' }, avatar, done(fullscreen), done(fullscreen)],
    [{ type: 'spoken' }, avatar, medium, fullscreen],
    [{ type: 'closed' }, avatar, avatar, avatar],
  ])('the event %j changes the widget in each of its places', (event, ...after) => {
    expect([avatar, medium, fullscreen].map((state) => widgetReducer(state, event))).toEqual(after);
  });
});

it('the finished site makes the chat fullscreen once', () => {
  const left = widgetReducer(widgetReducer(medium, { type: 'completed' }), { type: 'leftFullscreen' });
  expect(left).toEqual(done(medium));
  expect(widgetReducer(left, { type: 'completed' })).toBe(left);
});

it('closing resets the widget, so that the next site makes it fullscreen again', () => {
  const after = widgetReducer(done(saying(medium)), { type: 'closed' });
  expect(widgetReducer(widgetReducer(after, { type: 'clicked' }), { type: 'completed' })).toEqual(
    done(fullscreen),
  );
});

it('the words from a page are removed when they are sent', () => {
  expect(widgetReducer(saying(fullscreen), { type: 'spoken' })).toEqual(fullscreen);
});

it.each<[stored: string | null, state: WidgetState]>([
  [printWidget(medium, '/contact'), medium],
  [printWidget(medium, '/'), medium],
  [printWidget(done(saying(fullscreen)), '/contact'), done(saying(fullscreen))],
  [printWidget(done(saying(fullscreen)), '/'), done(saying(medium))],
  [printWidget(avatar, '/contact'), avatar],
  [null, avatar],
  ['', avatar],
  ['{', avatar],
  ['"medium"', avatar],
  ['{"place":"attic"}', avatar],
  ['{"place":"medium","isComplete":"no","words":7}', medium],
])('on /contact, the stored state %j is read as %j', (stored, state) => {
  expect(parseWidget(stored, '/contact')).toEqual(state);
});
