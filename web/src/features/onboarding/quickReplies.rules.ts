import { stepOf } from './conversation.rules.ts';
import type { Draft } from './conversationRequests.ts';
import type { ConversationState } from './conversationState.ts';
import { messages } from './messages.ts';

/** An answer that the visitor gives with one press. */
export interface QuickReply {
  /** What the visitor says. */
  text: string;
  /** The words on the button; missing when they are the text. */
  label?: string;
  /** Two colours as `#rrggbb` that stand for the text; missing for other answers. */
  colours?: readonly [string, string];
  /** It says nothing, but shows the lines that wait. */
  isCheck?: true;
}

/** The assistant reads these words as these colours (api: colourNames.ts). */
export const COLOUR_PAIRS: readonly (QuickReply & Required<Pick<QuickReply, 'colours'>>)[] = [
  { text: 'Bottle green and cream', colours: ['#006a4e', '#fff3d6'] },
  { text: 'Burgundy and sand', colours: ['#800020', '#d9c3a0'] },
  { text: 'Terracotta and cream', colours: ['#c8553d', '#fff3d6'] },
  { text: 'Charcoal and saffron', colours: ['#36454f', '#f4c430'] },
  { text: 'Petrol and apricot', colours: ['#005f6a', '#fbceb1'] },
  { text: 'Aubergine and blush', colours: ['#472c4c', '#f4c2c2'] },
];

/** Offers the colours of the uploaded logo (`#rrggbb`); null without one, and when the draft has them already. */
export function logoReply([first, second]: readonly string[], brand: Draft['brand']): QuickReply | null {
  if (first === undefined || (brand?.primary === first && (second ?? brand.secondary) === brand.secondary))
    return null;
  return {
    text: messages.logoColoursMessage(second === undefined ? first : `${first} and ${second}`),
    label: messages.logoColours,
    colours: [first, second ?? first],
  };
}

/** The answers that the assistant offers, or else the likely ones of the step. None while the logo is asked for, which has buttons of its own. */
export function quickReplies(state: Reply): readonly QuickReply[] {
  const replies = repliesOf(state);
  // The question may be answered by what was entered beside the chat.
  const isAnswered = state.isEdited && state.preview === null && stepOf(state.currentAction) < 3;
  return isAnswered ? [...replies, { text: messages.replyGoOn }] : replies;
}

type Reply = Pick<ConversationState, 'currentAction' | 'draft' | 'preview' | 'isEdited'>;

function repliesOf({ currentAction, draft, preview }: Reply): readonly QuickReply[] {
  const offered = draft.quickReplies.map((text) => ({ text }));
  const step = stepOf(currentAction);
  if (preview || (step !== 3 && offered.length > 0)) return offered;
  if (step === 1 && draft.name)
    return draft.brand
      ? [{ text: messages.replySkip }]
      : [...COLOUR_PAIRS, { text: messages.replyYouChoose }];
  if (step !== 3 || draft.sections.length === 0) return offered;
  return draft.unreadLines.length === 0
    ? [...offered, { text: messages.replyBuild }]
    : [
        ...offered,
        { text: messages.replyCheck(draft.unreadLines.length), isCheck: true },
        { text: messages.replyBuildAnyway },
      ];
}
