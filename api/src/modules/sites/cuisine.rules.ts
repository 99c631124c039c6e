import type { Cuisine } from '@forkfront/common/cuisine.ts';
import type { MenuContent } from '@forkfront/common/menu.ts';

/** Words of dishes and sections. A word counts from its beginning, so that plurals count, too. */
const WORDS: Record<Exclude<Cuisine, 'plain'>, string> = {
  italian:
    'pizz\\p{L}+|margherita|marinara|calzon|focaccia|bruschett|antipast|burrata|carbonara|lasagn|risott|gnocchi|ravioli|tagliatelle|linguine|spaghetti|penne|tiramis[uù]|panna cotta|cannol|prosciutto|parmigiana|arancini|gelato',
  indian:
    'curr(?:y|ies)\\b|tikka|masala|korma|vindaloo|jalfrezi|madras|bhuna|dhansak|dopiaza|balti|rogan|biryani|tandoori|naan|chapati|paratha|poppadom|papadum|bhaji|pakora|samosa|paneer|dosa|saag|aloo|dal\\b|daal|lassi|raita|thali|pilau|gulab|bhel|chaat|keema|methi|chana',
  grill:
    'burger|smash|cheeseburger|patty|steak|sirloin|ribeye|ribs\\b|wings\\b|brisket|pulled pork|hot dog|barbecue|bbq|grill|nuggets|tenders|onion rings|milkshake|buttermilk|fries\\b',
  cafe: 'coffee|espresso|latte|cappuccino|americano|flat white|mocha|macchiato|cortado|croissant|pastr|pain au|muffin|scone|brownie|cookie|cake|bagel|toast|granola|porridge|sourdough|baguette|loaf|bun\\b|buns\\b|tea\\b|smoothie|brunch|eggs benedict|sandwich|panini',
  bakery:
    'bread\\b|loa(?:f|ves)\\b|sourdough|baguette|ciabatta|brioche|croissant|pastr|pain au|danish|buns?\\b|bagel|scone|muffin|cake|[eé]clair|doughnut|donut|past(?:y|ies)\\b|sausage roll|brownie|cookie|biscuit|rye\\b|victoria sponge|macaron|flapjack',
  chinese:
    'chow mein|fried rice|egg fried|dim sum|dumpling|wonton|spring roll|sweet and sour|sweet & sour|kung po|szechuan|sichuan|black bean|hoisin|peking|crispy duck|crispy chilli beef|char siu|bao\\b|foo yung|chop suey|lo mein|mapo|hot and sour|salt and pepper|prawn toast|prawn crackers|crispy seaweed',
  japanese:
    'ramen|udon|soba\\b|sushi|sashimi|maki|nigiri|gyoza|tempura|teriyaki|katsu|miso|bento|donburi|yakitori|edamame|onigiri|karaage|tonkotsu|temaki|uramaki|okonomiyaki|matcha|mochi|teppanyaki',
  thai: 'pad thai|pad kra|pad see|tom yum|tom kha|thai\\b|green curry|red curry|massaman|panang|som tum|satay|larb\\b|laab|(?:mango )?sticky rice|drunken noodle|jungle curry|khao|gaeng',
  asian:
    'noodle|fried rice|dumpling|spring roll|summer roll|satay|pho\\b|banh mi|bun cha|bibimbap|kimchi|bulgogi|gochujang|laksa|rendang|nasi goreng|mee goreng|bao\\b|stir[- ]fr|prawn crackers',
  levantine:
    'hummus|houmous|hommus|falafel|shawarma|kebab|kofta|shish|tabbouleh|fattoush|baba gh?anoush|moutabal|mutabal|labneh|halloumi|manakish|manousheh|baklava|kunafa|knafeh|mezze|meze|tagine|couscous|shakshuka|freekeh|za.?atar|حمص|متبل|تبولة|فتوش|فلافل|شاورما|كباب|كفتة|لبنة|كنافة|بقلاوة',
  turkish:
    'kebab|kebap|d[oö]ner|adana|iskender|lahmacun|pide\\b|k[oö]fte|b[oö]rek|shish|beyti|sucuk|ayran|ezme|cac[iı]k|g[oö]zleme|imam bay|mercimek|dolma\\b|baklava|k[uü]nefe',
  greek:
    'souvlaki|gyros|moussaka|tzatziki|spanakopita|saganaki|dolmad|stifado|kleftiko|taramasalata|loukoumades|feta\\b|pastitsio|keftedes|greek salad|pitta',
  mexican:
    'taco|burrito|quesadilla|nacho|fajita|enchilada|guacamole|salsa\\b|tostada|chill?i con carne|churro|carnitas|al pastor|mole\\b|jalape|refried|elote|pico de gallo|tamale|chimichanga|horchata|ceviche|barbacoa',
  fish: 'fish and chips|fish & chips|cod\\b|haddock|plaice|skate\\b|scampi|mushy peas|curry sauce|battered|saveloy|chip butty|fishcake|rock salmon|pickled egg|pickled onion|wally|chips\\b|tartare sauce|calamari|whitebait|cockles',
  grocery:
    'fruit|vegetable|dairy|bakery|tins\\b|jars\\b|household|milk\\b|butter\\b|yogh?urt|cheddar|apples?\\b|pears?\\b|bananas?\\b|potatoes|carrots|onions\\b|tomatoes\\b|beans\\b|flour\\b|sugar\\b|pasta\\b|cereal|washing|kitchen roll|toilet|bin bags|cupboard|frozen|eggs\\b',
};

const PATTERNS = (Object.keys(WORDS) as (keyof typeof WORDS)[]).map(
  (cuisine) => [cuisine, new RegExp(`(?<!\\p{L})(?:${WORDS[cuisine]})`, 'iu')] as const,
);

/** A section of a menu or of a draft. */
type NamedSection = Pick<MenuContent['sections'][number], 'name'> & { items: readonly { name: string }[] };

/** Of seven names, at least one has a word of the cuisine. */
const LEAST_SHARE = 1 / 7;

/** The cuisine with most of its words in the names of the sections and dishes; `plain` when there are few. */
export function cuisineOf(sections: readonly NamedSection[]): Cuisine {
  const names = sections.flatMap(({ name, items }) => [name, ...items.map((item) => item.name)]);
  let [found, most]: [Cuisine, number] = ['plain', 0];
  for (const [cuisine, pattern] of PATTERNS) {
    const count = names.filter((name) => pattern.test(name)).length;
    if (count > most) [found, most] = [cuisine, count];
  }
  return most >= Math.max(2, names.length * LEAST_SHARE) ? found : 'plain';
}
