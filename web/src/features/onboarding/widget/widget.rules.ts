/** The floating chat (spec §3 widgetState): an avatar in the corner, a card above it, or the whole window. */
export type WidgetPlace = 'avatar' | 'medium' | 'fullscreen';

export interface WidgetState {
  place: WidgetPlace;
  /** It has gone fullscreen for the finished site already: leaving that stays left. */
  isComplete: boolean;
  /** What the visitor wrote on a page to start the chat with, until it is said; null: nothing. */
  words: string | null;
}

export type WidgetEvent =
  /** The avatar was pressed. */
  | { type: 'clicked' }
  /** A page started the chat. */
  | { type: 'startedFromPage'; words: string | null }
  | { type: 'enlarged' }
  | { type: 'leftFullscreen' }
  /** The conversation's action became complete. */
  | { type: 'completed' }
  /** The words of the page are said, or stand in the input. */
  | { type: 'spoken' }
  /** Back to the avatar, by its button: the chat is reset with it. */
  | { type: 'putAway' }
  | { type: 'claimed' }
  /** Its code could not be loaded. */
  | { type: 'unavailable' };

export const initialWidget: WidgetState = { place: 'avatar', isComplete: false, words: null };

/** The widget after something has happened (spec §4). Returns the same object when nothing changes. */
export function widgetReducer(state: WidgetState, event: WidgetEvent): WidgetState {
  const { place } = state;
  switch (event.type) {
    case 'clicked':
      return place === 'avatar' ? { ...state, place: 'medium' } : state;
    case 'startedFromPage':
      return { ...state, place: 'fullscreen', words: event.words };
    case 'enlarged':
      return place === 'medium' ? { ...state, place: 'fullscreen' } : state;
    case 'leftFullscreen':
      return place === 'fullscreen' ? { ...state, place: 'medium' } : state;
    case 'completed':
      return place === 'avatar' || state.isComplete
        ? state
        : { ...state, place: 'fullscreen', isComplete: true };
    case 'spoken':
      return state.words === null ? state : { ...state, words: null };
    case 'putAway':
    case 'claimed':
    case 'unavailable':
      return initialWidget;
  }
}

/** The widget as it is kept for a reload of the page at `path`. */
export const printWidget = (state: WidgetState, path: string): string => JSON.stringify({ ...state, path });

/**
 * What was kept of it for a reload; anything else counts as the beginning. `path`: of the page that is opened. On another
 * page than before, the widget does not fill the window.
 */
export function parseWidget(stored: string | null, path: string): WidgetState {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    if (typeof value !== 'object' || value === null) return initialWidget;
    const { place, isComplete, words, ...kept } = value as Partial<
      Record<keyof WidgetState | 'path', unknown>
    >;
    if (place !== 'medium' && place !== 'fullscreen') return initialWidget;
    return {
      place: kept.path === path ? place : 'medium',
      isComplete: isComplete === true,
      words: typeof words === 'string' ? words : null,
    };
  } catch {
    return initialWidget;
  }
}
