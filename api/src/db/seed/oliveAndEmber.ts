import type { DemoRestaurant } from './demoRestaurant.ts';

/** SAMPLE DATA of a fictional restaurant: the Trattoria theme with a full menu. */
export const oliveAndEmber: DemoRestaurant = {
  slug: 'olive-and-ember',
  name: 'Olive & Ember',
  tagline: 'Wood-fired pizza and small plates',
  phone: '020 7946 0183',
  addressLine: '14 Sample Yard, London SE1',
  theme: 'trattoria',
  brandPrimary: '#7a2e1d',
  brandSecondary: '#c9a24b',
  sections: [
    {
      name: 'To share',
      items: [
        {
          name: 'Ember-baked focaccia',
          description:
            'Two-day dough, blistered in the wood oven, with rosemary salt and new-season olive oil.',
          price: 550,
          isPopular: true,
        },
        {
          name: 'Green olives, orange and fennel',
          description: 'Large Sicilian-style olives warmed with orange peel and crushed fennel seed.',
          price: 450,
        },
        {
          name: 'Whipped ricotta and charred honeycomb',
          description: 'Light ricotta, burnt honeycomb and black pepper. Made for the focaccia.',
          price: 700,
        },
        {
          name: 'Smoked almonds',
          description: 'Cooled slowly beside the embers with sea salt and a little chilli.',
          price: 400,
        },
        {
          name: 'Board for two',
          description: 'Fennel salami, air-dried ham, two cheeses, pickled chillies, quince and warm bread.',
          price: 1650,
        },
      ],
    },
    {
      name: 'Small plates',
      items: [
        {
          name: 'Burrata, peach and basil',
          description: 'Creamy burrata with fire-roasted peach, basil oil and toasted hazelnuts.',
          price: 1050,
          isPopular: true,
        },
        {
          name: 'Meatballs in tomato',
          description: 'Beef and pork meatballs baked in San Marzano tomatoes under a crust of aged cheese.',
          price: 950,
          isPopular: true,
        },
        {
          name: 'Coal-roasted aubergine',
          description: 'Cooked whole in the embers, split and dressed with tahini, mint and pomegranate.',
          price: 850,
        },
        {
          name: 'Prawns in garlic butter',
          description: 'Shell-on prawns, a lot of garlic, lemon and parsley. Bring bread.',
          price: 1150,
        },
        {
          name: 'Artichokes, crisp and golden',
          description: 'Fried twice, with lemon mayonnaise for dipping.',
          price: 900,
        },
        {
          name: 'Fennel and orange salad',
          description: 'Shaved raw fennel, blood orange, olives and a sharp red-wine dressing.',
          price: 750,
        },
        {
          name: 'Wild mushrooms on toast',
          description: 'Three kinds of mushroom with thyme butter on charred sourdough.',
          price: 900,
          isSoldOut: true,
        },
      ],
    },
    {
      name: 'Wood-fired pizza',
      items: [
        {
          name: 'Marinara',
          description: 'Tomato, garlic, wild oregano and olive oil. The oldest one, and no cheese at all.',
          price: 950,
        },
        {
          name: 'Margherita',
          description: 'Crushed San Marzano tomatoes, fior di latte, basil and a thread of olive oil.',
          price: 1100,
          isPopular: true,
        },
        {
          name: 'Buffalina',
          description:
            'Tomato base with buffalo mozzarella laid on after the oven, cool against the hot crust.',
          price: 1350,
        },
        {
          name: 'Diavola',
          description: 'Spicy salami, fior di latte, roasted chilli and a spoon of hot honey.',
          price: 1350,
          isPopular: true,
        },
        {
          name: 'Funghi bianca',
          description: 'White base, roasted mushrooms, smoked mozzarella, thyme and a little garlic cream.',
          price: 1300,
        },
        {
          name: 'Salsiccia e friarielli',
          description: 'Fennel sausage, bitter greens and smoked provola on a white base.',
          price: 1400,
        },
        {
          name: 'Quattro formaggi',
          description: 'Fior di latte, gorgonzola, fontina and aged cheese, with walnut honey on the side.',
          price: 1400,
        },
        {
          name: 'Prosciutto e rucola',
          description:
            'Air-dried ham and wild rocket over tomato and mozzarella, finished with shaved cheese.',
          price: 1450,
        },
        {
          name: 'Garden of embers',
          description:
            'Charred courgette, peppers and aubergine, tomato, basil and toasted seeds. No cheese.',
          price: 1200,
        },
        {
          name: 'Nduja and burrata',
          description: 'Soft, fiery nduja sausage with a whole small burrata broken over the top.',
          price: 1550,
        },
      ],
    },
    {
      name: 'From the hearth',
      items: [
        {
          name: 'Half chicken under a brick',
          description:
            'Flattened, brined and cooked crisp under a hot brick, with lemon and rosemary potatoes.',
          price: 1750,
        },
        {
          name: 'Lasagne of the house',
          description: 'Eleven thin layers, slow beef and pork ragu, baked until the corners catch.',
          price: 1450,
          isPopular: true,
        },
        {
          name: 'Baked gnocchi',
          description: 'Potato gnocchi, tomato, mozzarella and basil in a small iron pan.',
          price: 1300,
        },
        {
          name: 'Sea bream in paper',
          description: 'Whole fillets with tomatoes, capers, olives and white wine, opened at your table.',
          price: 1850,
        },
      ],
    },
    {
      name: 'On the side',
      items: [
        {
          name: 'Rosemary potatoes',
          description: 'Roasted in the falling oven overnight, then crisped to order.',
          price: 500,
        },
        {
          name: 'Rocket and shaved cheese',
          description: 'Wild rocket, aged cheese, lemon and olive oil.',
          price: 550,
        },
        {
          name: 'Charred hispi cabbage',
          description: 'With anchovy crumbs and lemon.',
          price: 600,
        },
        {
          name: 'Three dips for crusts',
          description: 'Garlic and herb, hot honey, and basil pesto.',
          price: 350,
        },
      ],
    },
    {
      name: 'Sweet things',
      items: [
        {
          name: 'Tiramisu',
          description: 'Made every morning: espresso, mascarpone and a heavy hand with the cocoa.',
          price: 700,
          isPopular: true,
        },
        {
          name: 'Chocolate and hazelnut calzone',
          description: 'Folded pizza dough filled with hazelnut chocolate. For two, or for one who means it.',
          price: 850,
        },
        {
          name: 'Olive oil cake',
          description: 'Moist lemon cake with crème fraîche and roasted plums.',
          price: 650,
        },
        {
          name: 'Affogato',
          description:
            'Vanilla ice cream and a shot of hot espresso, packed apart so that you pour it yourself.',
          price: 500,
        },
      ],
    },
    {
      name: 'Drinks',
      items: [
        { name: 'Blood orange soda', description: 'Small-batch, lightly bitter. 330 ml.', price: 350 },
        {
          name: 'Cloudy lemonade',
          description: 'Pressed lemons, mint and not too much sugar. 330 ml.',
          price: 350,
        },
        { name: 'Still or sparkling water', description: 'Glass bottle, 750 ml.', price: 300 },
        { name: 'Alcohol-free lager', description: 'Crisp and properly cold. 330 ml.', price: 420 },
      ],
    },
  ],
};
