import { readMenu, type DemoRestaurant } from './demoRestaurant.ts';

/** SAMPLE DATA of a fictional restaurant: the Trattoria theme with a full menu. */
export const oliveAndEmber: DemoRestaurant = {
  slug: 'olive-and-ember',
  name: 'Olive & Ember',
  tagline: 'Wood-fired pizza and small plates',
  phone: '020 7946 0183',
  addressLine: '14 Sample Yard, London SE1',
  openingHours: 'Tuesday to Saturday 12 noon – 10 pm\nSunday 12 noon – 5 pm\nMonday closed',
  theme: 'trattoria',
  brandPrimary: '#7a2e1d',
  brandSecondary: '#c9a24b',
  sections: readMenu(`
    # To share
    Ember-baked focaccia | 550 | popular
      Two-day dough, blistered in the wood oven, with rosemary salt and new-season olive oil.
    Green olives, orange and fennel | 450
      Large Sicilian-style olives warmed with orange peel and crushed fennel seed.
    Whipped ricotta and charred honeycomb | 700
      Light ricotta, burnt honeycomb and black pepper. Made for the focaccia.
    Smoked almonds | 400
      Cooled slowly beside the embers with sea salt and a little chilli.
    Board for two | 1650
      Fennel salami, air-dried ham, two cheeses, pickled chillies, quince and warm bread.

    # Small plates
    Burrata, peach and basil | 1050 | popular
      Creamy burrata with fire-roasted peach, basil oil and toasted hazelnuts.
    Meatballs in tomato | 950 | popular
      Beef and pork meatballs baked in San Marzano tomatoes under a crust of aged cheese.
    Coal-roasted aubergine | 850
      Cooked whole in the embers, split and dressed with tahini, mint and pomegranate.
    Prawns in garlic butter | 1150
      Shell-on prawns, a lot of garlic, lemon and parsley. Bring bread.
    Artichokes, crisp and golden | 900
      Fried twice, with lemon mayonnaise for dipping.
    Fennel and orange salad | 750
      Shaved raw fennel, blood orange, olives and a sharp red-wine dressing.
    Wild mushrooms on toast | 900 | sold out
      Three kinds of mushroom with thyme butter on charred sourdough.

    # Wood-fired pizza
    Marinara | 950
      Tomato, garlic, wild oregano and olive oil. The oldest one, and no cheese at all.
    Margherita | 1100 | popular
      Crushed San Marzano tomatoes, fior di latte, basil and a thread of olive oil.
    Buffalina | 1350
      Tomato base with buffalo mozzarella laid on after the oven, cool against the hot crust.
    Diavola | 1350 | popular
      Spicy salami, fior di latte, roasted chilli and a spoon of hot honey.
    Funghi bianca | 1300
      White base, roasted mushrooms, smoked mozzarella, thyme and a little garlic cream.
    Salsiccia e friarielli | 1400
      Fennel sausage, bitter greens and smoked provola on a white base.
    Quattro formaggi | 1400
      Fior di latte, gorgonzola, fontina and aged cheese, with walnut honey on the side.
    Prosciutto e rucola | 1450
      Air-dried ham and wild rocket over tomato and mozzarella, finished with shaved cheese.
    Garden of embers | 1200
      Charred courgette, peppers and aubergine, tomato, basil and toasted seeds. No cheese.
    Nduja and burrata | 1550
      Soft, fiery nduja sausage with a whole small burrata broken over the top.

    # From the hearth
    Half chicken under a brick | 1750
      Flattened, brined and cooked crisp under a hot brick, with lemon and rosemary potatoes.
    Lasagne of the house | 1450 | popular
      Eleven thin layers, slow beef and pork ragu, baked until the corners catch.
    Baked gnocchi | 1300
      Potato gnocchi, tomato, mozzarella and basil in a small iron pan.
    Sea bream in paper | 1850
      Whole fillets with tomatoes, capers, olives and white wine, opened at your table.

    # On the side
    Rosemary potatoes | 500
      Roasted in the falling oven overnight, then crisped to order.
    Rocket and shaved cheese | 550
      Wild rocket, aged cheese, lemon and olive oil.
    Charred hispi cabbage | 600
      With anchovy crumbs and lemon.
    Three dips for crusts | 350
      Garlic and herb, hot honey, and basil pesto.

    # Sweet things
    Tiramisu | 700 | popular
      Made every morning: espresso, mascarpone and a heavy hand with the cocoa.
    Chocolate and hazelnut calzone | 850
      Folded pizza dough filled with hazelnut chocolate. For two, or for one who means it.
    Olive oil cake | 650
      Moist lemon cake with crème fraîche and roasted plums.
    Affogato | 500
      Vanilla ice cream and a shot of hot espresso, packed apart so that you pour it yourself.

    # Drinks
    Blood orange soda | 350
      Small-batch, lightly bitter. 330 ml.
    Cloudy lemonade | 350
      Pressed lemons, mint and not too much sugar. 330 ml.
    Still or sparkling water | 300
      Glass bottle, 750 ml.
    Alcohol-free lager | 420
      Crisp and properly cold. 330 ml.
  `),
};
