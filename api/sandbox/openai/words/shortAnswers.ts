import { withoutOpening } from './clauses.ts';
import { isNear, plainWords } from './near.ts';

const setOf = (words: string) => new Set(words.split(' '));
const ASKING = setOf('what how which who where when why');
const AFTER_ASKING = setOf(
  'is are am was do does did can could should would will if about much many long often happens colours colors sort kind size your other else delivers pays',
);
const VERBS = setOf('is are am was have has do does did can could should would will');
const OTHERS = setOf('i you we it they there that this people customers');
/** Begin a question without a pronoun: `are prices with VAT`. */
const STARTS = setOf('is are am does can could would should any need');
const isOther = (word: string): boolean => OTHERS.has(word) || isNear(word, 'customers');
/** Words of a sentence that are looked at: a question is short. */
const MAX_WORDS = 60;
const MAX_PRAISE = 8;

/** Whether a text asks something: a question mark, a question word with its verb, or a verb before its pronoun. */
export function isQuestion(text: string): boolean {
  if (/\?\s*$/.test(text)) return true;
  const words = plainWords(withoutOpening(text.replace(/^\s*(?:and|but|also|so) /i, ''))).slice(0, MAX_WORDS);
  const [first = '', second = ''] = words;
  if (words.length > 1 && STARTS.has(first)) return true;
  return words.some(
    (word, at) =>
      (ASKING.has(word) && (AFTER_ASKING.has(words[at + 1] ?? '') || (at === 0 && OTHERS.has(second)))) ||
      (VERBS.has(word) && isOther(words[at + 1] ?? '')),
  );
}

/** `What’s the commission like`; `What the Fork` is a name. */
export const beginsAsking = (text: string): boolean => ASKING.has(plainWords(withoutOpening(text))[0] ?? '');

const PRAISE = setOf(
  'lovely great brilliant amazing perfect love nice good fab fantastic awesome wicked ace beautiful cool well',
);

/** `Looks lovely that, well done` */
export const isPraise = (text: string): boolean => {
  const words = plainWords(text);
  return words.length <= MAX_PRAISE && !/\d/.test(text) && words.some((word) => PRAISE.has(word));
};

/** A wish without a question mark: `make it look more modern`. */
const REQUEST =
  /^(?:(?:and|but|also|please|ok|so|no)[,\s]+)*(?:(?:i|we)(?:['’]d| would)? (?:want|need|like|love|wish|wanna)|add|upload|put|show|use|connect|move|sort|change|make|give|set up|translate|how|what about|it should|it needs|let['’]?s)\b|\bmake it\b|^[^\n]{0,80}\bpdfs?\b/i;

export const isRequest = (text: string): boolean => REQUEST.test(text);

export const isGreeting = (text: string): boolean =>
  /^(?:hi|hello|hey|hiya|good (?:morning|afternoon|evening|day))(?: there)?[\s!.]*$/i.test(text.trim());

export const isThanks = (text: string): boolean =>
  /^(?:thanks|thank you|cheers|ta|great, thanks)(?: a lot| very much| so much)?(?:[\s,]+(?:bye|goodbye|mate|all))*(?: for (?:helping|the help|your (?:help|time)|this|everything).*)?[\s!.]*$/i.test(
    text.trim(),
  );

export const isYes = (text: string): boolean =>
  /^(?:yes|yeah|yep|ok|okay|sure|fine|ready|let['’]?s go|go|great|perfect|please(?: do)?|build(?: it)?(?: now| anyway)?|go (?:on|ahead)|continue|carry on|try again|do it)(?:[\s,]+(?:please|then|now|it|sure))*[\s!.]*$/i.test(
    text.trim(),
  );

const SKIP = new RegExp(
  "^(?:(?:um|well|no|sorry) )?(?:(?:i|we)['’]?(?:m| am|re| are) (?:afraid|sorry) )?(?:" +
    [
      '(?:no|nope|nah|none|nothing|skip|pass|next|later|whatever|any|anything|dunno|idk|n/a)(?: (?:thanks|thank you|please|for now|yet|one|really|at the moment|is fine))*',
      "(?:no (?:logo|preference|idea|picture)|not (?:now|yet|sure|really)|you (?:choose|pick|decide)|surprise me|up to you|as you (?:like|wish)|whatever you|(?:i|we)(?:['’]d| would) rather not|(?:skip|leave|do) (?:it|them|that|this|the logo))(?: [\\w'’]+){0,6}",
      "(?:i |we )?(?:do not|don['’]?t|haven['’]?t|have not|ain['’]?t) (?:have|got|know|mind)(?: [\\w'’]+){0,6}",
      "(?:i|we)(?:['’]ll| will|['’]d| would)? (?:add|do|send|upload|think about|sort|have) (?:it|that|this|one|the logo) (?:later|soon|afterwards|tomorrow)",
      "(?:not (?:right )?now|maybe later|later(?: on)?|some other time|we (?:are|['’]re) still (?:working|waiting).*|(?:my|our) \\p{L}+ is (?:still )?(?:drawing|making|designing|working).*)",
      "(?:(?:i|we) )?(?:couldn['’]?t|can['’]?t|cannot|could not) (?:say|tell|think|decide|choose)(?: [\\w'’]+){0,6}",
      "(?:i|we)(?:['’]d| would) rather (?:not|leave|skip|wait)(?: [\\w'’]+){0,6}",
      '(?:i |we )?(?:will |would )?leave (?:it|that|this)(?: up)? to you',
      "(?:the |our |my )?logo(?:['’]?s| is)?(?: not| isn['’]?t| still| coming| being| later)(?: [\\w'’]+){0,6}",
      '(?:thanks|thank you|please|for now|sorry|um+|oh|yet|at the moment)',
    ].join('|') +
    ')$',
  'iu',
);

/** Whether the visitor skips the question or leaves the choice to us. */
export const isSkip = (text: string): boolean =>
  text.length < 120 &&
  text
    .split(/[,.;!]+/)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '')
    .every((clause) => SKIP.test(clause));

export const saysUploaded = (text: string): boolean =>
  /\b(?:uploaded|upload is done|done|added it|sent it|attached|here (?:it|you) (?:is|go)|there you go|that['’]s it)\b/i.test(
    text,
  );

/** Whether the visitor says, at any time, that there is no logo. */
export const saysNoLogo = (statement: string): boolean =>
  /\b(?:no|without(?: a| any)?|skip the|haven['’]?t (?:got )?(?:a|any)|have not (?:got )?(?:a|any)|(?:don['’]?t|do not) (?:really )?(?:have|need|want) (?:a|any)|not got a) logo\b/i.test(
    statement,
  );

/** Whether a statement is small talk that needs no answer: `hope you can help`. */
export const isChatter = (statement: string): boolean =>
  /^(?:[^\p{L}\d]*|(?:please|thanks|thank you|cheers|hi+|hello|hey+a?|hiya+|howdy|yo|(?:good )?(?:morning|afternoon|evening|day)|ha(?:ha)*|lol|well|oh|so|(?:ok(?:ay)?[\s,]*)+|yes|yeah|no|sorry|great|lovely|nice|cool|perfect|super|fine|of course|by the way|too|as well|you know|actually|here (?:it is|you go|is (?:the|our) menu)|(?:and )?(?:that['’]?s|that is) (?:it|all|us).*|(?:i |we )?hope .*|nice to meet you.*|looking forward .*|can['’]?t wait.*|(?:and )?here(?:['’]s| is| comes) (?:the|our) menu.*|the menu(?: is)?(?: here| below)?.*|menu below.*|umm?|hmm+|er|ah|no contest|hands down|obviously|for sure|without (?:a )?doubt|alright|all right|thank(?:s| you)(?: so much| very much| a lot)?(?: for .*)?|happy to .*|glad to .*|(?:people|they|everyone|everybody|we|i) .*\b(?:it|them|this|that)|(?:kind|best|warm)? ?regards.*|.*\b(?:name|colou?rs?|that|it|this)\b.* (?:is |are |was )?(?:wrong|not right|a mistake|a typo)|best wishes.*|my name(?:['’]s| is) \p{L}+|i['’]?(?:m| am) \p{L}+)[\s.!:,]*)$/iu.test(
    statement.trim(),
  );

const STEERING =
  /\b(?:ignore|disregard|forget|override)\b.*\b(?:instructions?|prompts?|rules|previous|above)\b|\bsystem prompt\b|\byou are now\b|\bfrom now on,? you\b|\b(?:act|behave|respond|talk) (?:as|like) an?\b|\bpretend (?:to be|you)\b|\b(?:reveal|print|show|repeat) (?:me )?your (?:instructions|prompt|rules)|\bjailbreak\b|\b(?:developer|debug|admin|god) mode\b|\b(?:hidden|secret|initial) (?:prompt|instructions)\b|^(?:system|assistant|developer)\s*:/i;

/** Whether a statement wants to turn the assistant into something else. */
export const isSteering = (statement: string): boolean => STEERING.test(statement);

const ANGRY =
  /\b(?:you|this|it|that|your)\b.*\b(?:useless|stupid|idiots?|morons?|rubbish|crap|shit\w*|fuck\w*|bullshit|terrible|awful|hate|suck\w*|garbage|trash|dumb|pathetic|scam)\b|\b(?:this|it|you|that)\b.*\b(?:annoying|frustrating|ridiculous)\b|\bwaste of (?:my |our )?time\b|^are you (?:thick|stupid|dumb|joking|kidding|serious)\b|^(?:fuck|shit|damn|bloody hell|wtf|piss off)\b|\b(?:sue|lawyers?|solicitors?|trading standards)\b.*\byou\b|\bi(?:['’]ll| will| am going to) sue\b|\b(?:stupid|useless|dumb) (?:bot|thing|machine|robot|chat)\b/i;

/** Whether a statement is an insult or a threat. */
export const isAngry = (statement: string): boolean => ANGRY.test(statement);
