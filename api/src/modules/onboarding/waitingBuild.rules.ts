/** Letters of the longest message that can be the answer to a question; a menu is longer, or has several lines. */
const MOST_LETTERS = 80;

const GOES_ON =
  /\b(?:anyway|build|go on|go ahead|go for it|carry on|continue|proceed|do it|without (?:them|these|those|it)|(?:leave|skip|ignore|forget) (?:them|these|those|it|the rest)|ye(?:s|ah|p)|sure|ok(?:ay)?|please do)\b/iu;
/** Words that say it alone, but not beside others. */
const ALONE =
  /^\W*(?:fine|ready|let['’]?s go|go|great|perfect|please|try again)(?: now| then| please)?\W*$/iu;

/** `Don't build it yet`, `wait before you go on`. */
const WAITS =
  /\b(?:don['’]?t|do not|not|never|no|wait|hold on|stop)\b[^.!?]{0,25}\b(?:build|go|carry|continue|proceed|do)\b|\byet\b/iu;

/**
 * Whether a message clearly wants the preview although lines of the menu wait for a person. A menu or a fact does not: the visitor may
 * not have seen the lines.
 */
export const buildsAnyway = (message: string): boolean =>
  message.length <= MOST_LETTERS &&
  !message.includes('\n') &&
  !WAITS.test(message) &&
  (GOES_ON.test(message) || ALONE.test(message));
