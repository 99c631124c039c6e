/** The floating chat (spec §3 widgetState): an avatar in the corner, a card above it, or the whole window. */
export type WidgetPlace = 'avatar' | 'medium' | 'fullscreen';

export interface WidgetState {
  place: WidgetPlace;
  /** It was fullscreen for the finished site once; it does not become so again. */
  isComplete: boolean;
  /** Words from a page, until they are sent; null without any. */
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
  /** The words from the page were sent, or put into the input. */
  | { type: 'spoken' }
  /** Closed by its button or by a claim, or its code could not be loaded. */
  | { type: 'closed' };

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
    case 'closed':
      return initialWidget;
  }
}

/** The widget as text for the storage; `path`: of the page. */
export const printWidget = (state: WidgetState, path: string): string => JSON.stringify({ ...state, path });

/** Reads a stored widget; an invalid one counts as new. `path`: of the opened page; on another page the widget is not fullscreen. */
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
