import type { DemoRestaurant } from './demoRestaurant.ts';

/** SAMPLE DATA of a fictional restaurant: the Trattoria theme, with sizes, options, a lunch and pictures. */
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
  cover: 'pizzeria-cover',
  menu: `
    = Crust | 1-1
      Classic, thin | 0 | default | has gluten
      Well fired | 0 | has gluten
      Stuffed with smoked mozzarella | 250 | has gluten, milk
    = Toppings (9") | 0-6
      Mozzarella | 120 | max 2 | has milk
      Spicy salami | 160 | has milk, sulphites
      Nduja | 170 | has milk, sulphites
      Air-dried ham | 180 | has sulphites
      Roasted mushrooms | 120 | has nothing
      Charred peppers | 110 | has nothing
      Black olives | 110 | has sulphites
      Anchovies | 130 | has fish
      Rocket | 100 | has nothing
      Vegan mozzarella | 150
    = Toppings (12") | 0-6
      Mozzarella | 160 | max 2 | has milk
      Spicy salami | 210 | has milk, sulphites
      Nduja | 220 | has milk, sulphites
      Air-dried ham | 240 | has sulphites
      Roasted mushrooms | 160 | has nothing
      Charred peppers | 140 | has nothing
      Black olives | 140 | has sulphites
      Anchovies | 170 | has fish
      Rocket | 130 | has nothing
      Vegan mozzarella | 200
    = Toppings (14") | 0-6
      Mozzarella | 200 | max 2 | has milk
      Spicy salami | 260 | has milk, sulphites
      Nduja | 270 | has milk, sulphites
      Air-dried ham | 300 | has sulphites
      Roasted mushrooms | 200 | has nothing
      Charred peppers | 180 | has nothing
      Black olives | 180 | has sulphites
      Anchovies | 210 | has fish
      Rocket | 160 | has nothing
      Vegan mozzarella | 250
    = Leave out | 0-0
      No cheese | 0 | has nothing
      No garlic | 0 | has nothing
      No chilli | 0 | has nothing
      No basil | 0 | has nothing
      Not cut | 0 | has nothing
    = Dips | 0-6
      Garlic and herb | 120 | max 3 | has milk, eggs, mustard
      Hot honey | 120 | max 3 | has nothing / may nuts
      Basil pesto | 150 | max 3 | has milk, nuts
      Smoked tomato | 100 | max 3 | has sulphites
    = Which board? | 1-1
      Meat: salami and ham | 0 | default | has milk, sulphites
      Cheese: four kinds | 100 | has milk
      Garden: grilled vegetables | -100 | has nothing
    = Which drink? | 1-1
      Blood orange soda | 0 | has nothing
      Cloudy lemonade | 0 | has nothing
      Sparkling water | -50 | has nothing
    = Ice and lemon | 0-0
      Ice | 0 | default | has nothing
      Lemon | 0 | has nothing

    # To share
    ~ Bread first. The oven is hot from noon.
    Ember-baked focaccia | 550 | popular | vegan | picture focaccia | has gluten
      Two-day dough, blistered in the wood oven, with rosemary salt and new-season olive oil.
    Green olives, orange and fennel | 450 | vegan | zero | has sulphites
      Large Sicilian-style olives warmed with orange peel and crushed fennel seed.
    Whipped ricotta and charred honeycomb | 700 | vegetarian | zero | has milk / may nuts
      Light ricotta, burnt honeycomb and black pepper. Made for the focaccia.
    Smoked almonds | 400 | vegan | has nuts / may peanuts, sesame
      Cooled slowly beside the embers with sea salt and a little chilli.
    Board for two | 1650 | +Which board? | has gluten, milk, sulphites
      A board of your choice with pickled chillies, quince and warm bread.

    # Small plates
    ~ Two or three for each person make a supper.
    Burrata, peach and basil | 1050 | popular | vegetarian | picture burrata | zero | has milk, nuts
      Creamy burrata with fire-roasted peach, basil oil and toasted hazelnuts.
    Meatballs in tomato | 950 | popular | picture meatballs | has gluten, milk, eggs
      Beef and pork meatballs baked in San Marzano tomatoes under a crust of aged cheese.
    Coal-roasted aubergine | 850 | vegan | has sesame
      Cooked whole in the embers, split and dressed with tahini, mint and pomegranate.
    Prawns in garlic butter | 1150 | has crustaceans, milk / may fish, molluscs
      Shell-on prawns, a lot of garlic, lemon and parsley. Bring bread.
    Artichokes, crisp and golden | 900 | vegetarian | has eggs, mustard / may gluten
      Fried twice, with lemon mayonnaise for dipping.
    Fennel and orange salad | 750 | vegan | zero | has sulphites
      Shaved raw fennel, blood orange, olives and a sharp red-wine dressing.
    Wild mushrooms on toast | 900 | sold out | vegetarian
      Three kinds of mushroom with thyme butter on charred sourdough.

    # Wood-fired pizza | +Crust | +Toppings | +Leave out | +Dips
    ~ Dough of two days, ninety seconds at 450 degrees. 9 inches for one, 14 for two who are hungry.
    Marinara | 9" 750, 12" 950, 14" 1200 | vegan | has gluten
      Tomato, garlic, wild oregano and olive oil. The oldest one, and no cheese at all.
    Margherita | 9" 900, 12" 1100, 14" 1350 | popular | vegetarian | picture margherita | has gluten, milk
      Crushed San Marzano tomatoes, fior di latte, basil and a thread of olive oil.
    Buffalina | 9" 1100, 12" 1350, 14" 1650 | vegetarian | has gluten, milk
      Tomato base with buffalo mozzarella laid on after the oven, cool against the hot crust.
    Diavola | 9" 1100, 12" 1350, 14" 1650 | popular | hot 2 | picture diavola | has gluten, milk, sulphites
      Spicy salami, fior di latte, roasted chilli and a spoon of hot honey.
    Funghi bianca | 9" 1050, 12" 1300, 14" 1600 | vegetarian | picture funghi-bianca | has gluten, milk
      White base, roasted mushrooms, smoked mozzarella, thyme and a little garlic cream.
    Salsiccia e friarielli | 9" 1150, 12" 1400, 14" 1700 | hot 1 | has gluten, milk, sulphites
      Fennel sausage, bitter greens and smoked provola on a white base.
    Quattro formaggi | 9" 1150, 12" 1400, 14" 1700 | vegetarian | has gluten, milk, nuts
      Fior di latte, gorgonzola, fontina and aged cheese, with walnut honey on the side.
    Prosciutto e rucola | 9" 1200, 12" 1450, 14" 1750 | picture prosciutto-rucola | has gluten, milk, sulphites
      Air-dried ham and wild rocket over tomato and mozzarella, finished with shaved cheese.
    Garden of embers | 9" 950, 12" 1200, 14" 1500 | vegan | picture garden-of-embers | has gluten, sesame
      Charred courgette, peppers and aubergine, tomato, basil and toasted seeds. No cheese.
    Nduja and burrata | 9" 1300, 12" 1550, 14" 1900 | hot 3
      Soft, fiery nduja sausage with a whole small burrata broken over the top.

    # From the hearth
    Half chicken under a brick | 1750 | has sulphites
      Flattened, brined and cooked crisp under a hot brick, with lemon and rosemary potatoes.
    Lasagne of the house | 1450 | popular | picture lasagne | has gluten, milk, eggs, celery
      Eleven thin layers, slow beef and pork ragu, baked until the corners catch.
    Baked gnocchi | 1300 | vegetarian | has gluten, milk, eggs
      Potato gnocchi, tomato, mozzarella and basil in a small iron pan.
    Sea bream in paper | 1850 | has fish, sulphites / may crustaceans
      Whole fillets with tomatoes, capers, olives and white wine, opened at your table.

    # Lunch at the hatch | +Which drink? | Tue-Fri 12:00-15:00
    ~ A small pizza or a folded one and a drink, ready in ten minutes. Tuesday to Friday until three.
    Lunch margherita | 950 | vegetarian | +Leave out | has gluten, milk
      A 9-inch margherita and a drink.
    Lunch marinara | 850 | vegan | +Leave out | has gluten
      A 9-inch marinara, without any cheese, and a drink.
    Folded salami and rocket | 1000 | hot 1 | has gluten, milk, sulphites
      Folded dough from the oven with spicy salami, rocket and mozzarella, and a drink.
    Folded aubergine and ricotta | 950 | vegetarian
      Folded dough with charred aubergine, ricotta and mint, and a drink.

    # On the side
    Rosemary potatoes | 500 | vegan | has nothing
      Roasted in the falling oven overnight, then crisped to order.
    Rocket and shaved cheese | 550 | vegetarian | zero | has milk
      Wild rocket, aged cheese, lemon and olive oil.
    Charred hispi cabbage | 600 | has fish, gluten
      With anchovy crumbs and lemon.
    Three dips for crusts | 350 | vegetarian | zero | has milk, eggs, mustard, nuts
      Garlic and herb, hot honey, and basil pesto.

    # Sweet things
    Tiramisu | 700 | popular | vegetarian | zero | picture tiramisu | has gluten, milk, eggs, sulphites
      Made every morning: espresso, mascarpone and a heavy hand with the cocoa.
    Chocolate and hazelnut calzone | 850 | vegetarian | has gluten, milk, nuts, soya
      Folded pizza dough filled with hazelnut chocolate. For two, or for one who means it.
    Olive oil cake | 650 | vegetarian | zero
      Moist lemon cake with crème fraîche and roasted plums.
    Affogato | 500 | vegetarian | has milk, eggs
      Vanilla ice cream and a shot of hot espresso, packed apart so that you pour it yourself.

    # Drinks
    Blood orange soda | 350 | vegan | +Ice and lemon | has nothing
      Small-batch, lightly bitter. 330 ml.
    Cloudy lemonade | 350 | vegan | +Ice and lemon | has nothing
      Pressed lemons, mint and not too much sugar. 330 ml.
    Still or sparkling water | 300 | vegan | has nothing
      Glass bottle, 750 ml.
    Alcohol-free lager | 420 | vegan | has gluten
      Crisp and properly cold. 330 ml.

    # Wine and beer | alcohol
    ~ Only with food, and only for guests of 18 and over. We ask for proof of age.
    House red | Glass 550, Carafe 1450, Bottle 2200 | has sulphites
      Dark cherry, a little smoke. 175 ml, 500 ml or 750 ml.
    House white | Glass 550, Carafe 1450, Bottle 2200 | has sulphites
      Dry, lemony and cold. 175 ml, 500 ml or 750 ml.
    Vermouth spritz | 850
      Bitter orange, sparkling wine and soda, mixed in a bottle for two glasses.
    Ember lager | 520 | vegan | has gluten
      Unfiltered, from a small brewery. 440 ml.
  `,
};
