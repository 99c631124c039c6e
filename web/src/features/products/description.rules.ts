/** The canned descriptions (spec §2): the first whose words match the name or the description. */
const DESCRIPTIONS: readonly { words: RegExp; text: (name: string) => string }[] = [
  {
    words: /burger/,
    text: (name) =>
      `${name}, grilled to order and stacked in a toasted bun with crisp lettuce, tomato and our house sauce. Big on flavour and made to be eaten with both hands.`,
  },
  {
    words: /salad/,
    text: (name) =>
      `${name}, tossed just before it leaves the kitchen: crunchy leaves, ripe vegetables and a bright dressing. Light, fresh and full of colour.`,
  },
  {
    words: /pizza|margherita|calzone/,
    text: (name) =>
      `${name} on dough that is stretched by hand, with slow-cooked tomato sauce and melted cheese. Baked hot until the crust is golden and blistered.`,
  },
  {
    words: /pasta|spaghetti|lasagne|lasagna|ravioli|penne|tagliatelle|linguine/,
    text: (name) =>
      `${name}, cooked to the bite and folded through a sauce that simmers for hours. Finished with a twist of black pepper: comfort in a bowl.`,
  },
  {
    words: /dessert|cake|ice cream|tiramisu|brownie|pudding|cheesecake|sorbet/,
    text: (name) =>
      `${name}, made in our own kitchen and just sweet enough. The kind of ending that is hard to share.`,
  },
  {
    words: /drink|juice|lemonade|coffee|smoothie|cocktail|cola|\btea\b/,
    text: (name) =>
      `${name}, served the way it should be: well chilled or piping hot, and always freshly made. Good on its own, better with your meal.`,
  },
];

const general = (name: string): string =>
  `${name}, prepared fresh to order with carefully chosen ingredients. A favourite of our kitchen that we are proud to serve.`;

/** A description chosen by the words of the name, or else of the current description, without a request (spec §2). */
export function describeProduct(name: string, description: string): string {
  const title = name.trim() || 'This dish';
  const find = (text: string) => DESCRIPTIONS.find(({ words }) => words.test(text.toLowerCase()));
  return (find(name) ?? find(description))?.text(title) ?? general(title);
}

/** Appends a sentence, after a full stop where one is missing. */
export function appendSentence(before: string, sentence: string): string {
  const start = before.trim();
  if (start === '') return sentence;
  return `${start}${/[.!?…]$/.test(start) ? '' : '.'} ${sentence}`;
}
