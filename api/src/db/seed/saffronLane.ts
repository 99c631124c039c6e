import type { DemoRestaurant } from './demoRestaurant.ts';

/** SAMPLE DATA of a fictional restaurant: a curry house with 80 dishes. Two thirds have confirmed allergens. */
export const saffronLane: DemoRestaurant = {
  slug: 'saffron-lane',
  name: 'Saffron Lane',
  tagline: 'Curries, tandoor and biryani, cooked to order',
  phone: '020 7946 0627',
  addressLine: '52 Sample Lane, London E1',
  openingHours: 'Monday to Friday 12 noon – 2.30 pm\nEvery evening 5 pm – 11 pm',
  theme: 'trattoria',
  brandPrimary: '#8f3d0f',
  brandSecondary: '#e0a83f',
  cover: 'curry-cover',
  menu: `
    = Choose your main part | 1-1
      Chicken | 0 | default | has nothing
      Chicken tikka | 100 | has milk
      Lamb | 150 | has nothing
      King prawn | 350 | has crustaceans
      Paneer | 50 | has milk
      Vegetables | -100 | has nothing
    = How hot? | 0-1
      Milder than usual | 0 | has nothing
      Hotter than usual | 0 | has nothing
      As hot as it gets | 0 | has nothing
    = Add to your curry | 0-3
      Extra sauce | 200
      Potatoes | 120 | max 2 | has nothing
    = Filling | 1-1
      Spiced potato and pea | 0 | default | has nothing
      Minced lamb | 60 | has nothing
    = Chutneys and pickles | 0-6
      Mango chutney | 80 | max 3 | has mustard
      Mint yoghurt | 80 | max 3 | has milk
      Lime pickle | 80 | max 3 | has mustard, sulphites
      Onion salad | 60 | max 3 | has nothing
      Tamarind | 80 | max 3 | has nothing / may sulphites
    = Feast starters | 2-2
      Onion bhaji | 0 | max 2 | has nothing / may gluten
      Vegetable samosa | 0 | max 2 | has gluten
      Chicken tikka | 100 | max 2 | has milk
    = Feast curries | 2-2
      Chicken tikka masala | 0 | max 2 | has milk, nuts
      Lamb rogan josh | 100 | max 2 | has nothing
      Saag paneer | 0 | max 2 | has milk
      Tarka dal | -100 | max 2 | has nothing / may mustard
    = Feast rice | 1-1
      Pilau rice | 0 | default | has nothing / may milk
      Steamed rice | 0 | has nothing
    = Feast breads | 2-2
      Plain naan | 0 | max 2 | has gluten, milk
      Garlic naan | 50 | max 2 | has gluten, milk
    = Lunch curry | 1-1
      Chicken korma | 0 | has milk, nuts
      Lamb madras | 100 | has mustard
      Chickpea curry | -50 | has nothing
    = Lassi | 1-1
      Mango | 0 | default | has milk
      Salted | 0 | has milk

    # Weekday lunch | Mon-Fri 12:00-14:30
    Lane lunch box | 950 | +Lunch curry | +How hot? | has gluten, milk
      A small curry of your choice with rice, a chapati and onion salad.
    Tikka wrap | 850 | hot 1 | +Chutneys and pickles | has gluten, milk, mustard
      Chicken from the tandoor in a fresh naan with salad and mint yoghurt.
    Paneer wrap | 800 | vegetarian | hot 1 | +Chutneys and pickles | has gluten, milk, mustard
      Grilled paneer and peppers in a fresh naan with tamarind.
    Dal and rice bowl | 700 | vegan | halal | has nothing / may mustard
      Yellow lentils with fried garlic over steamed rice.
    Lunch thali | 1250 | vegetarian
      Two vegetable curries, dal, rice, a chapati, raita and a sweet on one tray.

    # Set meals | halal
    ~ Everything for an evening at one price. Choose each part.
    Lane feast for two | 3900 | popular | +Feast starters | +Feast curries | +Feast rice | +Feast breads | +Chutneys and pickles | has gluten, milk, mustard
      Poppadoms, two starters, two curries, rice and two breads.
    Vegetarian feast for two | 3500 | vegetarian | +Feast rice | +Feast breads | has gluten, milk
      Poppadoms, samosas, saag paneer, tarka dal, rice and two breads.
    Grill night for four | 6900 | hot 2 | +Feast breads
      The whole mixed grill twice, with salad, dips, breads and two large rices.

    # Poppadoms and dips
    Poppadoms and three chutneys | 2 pieces 250, 4 pieces 450 | vegetarian | picture poppadoms | has milk, mustard / may gluten
      Crisp lentil discs with mango chutney, mint yoghurt and onion salad.
    Spiced poppadom | 110 | vegan
      With cumin and black pepper.
    Chutney tray | 350 | vegetarian | has milk, mustard, sulphites
      All five chutneys and pickles in small pots.
    Cucumber raita | 280 | vegetarian | zero | has milk
      Yoghurt, cucumber, roasted cumin.

    # Starters | +Chutneys and pickles
    ~ Fried and grilled when you order, never before.
    Onion bhajis | 4 pieces 495, 8 pieces 895 | popular | vegan | picture bhajis | has nothing / may gluten
      Sliced onion in gram flour with coriander seed, fried until the edges shatter.
    Samosas | 2 pieces 450, 4 pieces 795 | +Filling | picture samosas | has gluten
      Thick, short pastry with the filling of your choice and green chutney.
    Chicken tikka | 595 | halal | hot 1 | has milk, mustard
      Breast in yoghurt, garlic and Kashmiri chilli, charred in the tandoor.
    Seekh kebab | 575 | halal | hot 2 | has eggs
      Minced lamb with green chilli and mint, grilled on the skewer.
    Paneer shashlik | 595 | vegetarian | hot 1 | has milk
      Cubes of fresh cheese with peppers and onion.
    Chilli chicken | 650 | halal | hot 3
      Crisp chicken tossed with green chilli, garlic and soy.
    King prawn puri | 795 | hot 1 | has gluten, crustaceans
      Prawns in a sharp tomato sauce on a puffed bread.
    Masala fish | 725 | hot 2
      White fish in carom seed batter with lemon.
    Aloo tikki | 450 | vegan
      Two potato cakes with chickpeas, tamarind and mint.
    Chaat of the house | 525 | vegetarian
      Crushed samosa, chickpeas, yoghurt, tamarind, pomegranate.
    Lamb chops | 2 pieces 795, 4 pieces 1495 | halal | hot 2
      Marinated overnight with ginger and papaya.
    Mushroom pakora | 495 | vegan
      Chestnut mushrooms in spiced gram batter.

    # From the tandoor | halal | +How hot?
    Tandoori chicken | Half 995, Whole 1795 | hot 1 | has milk, mustard
      On the bone, red with Kashmiri chilli, smoky from the charcoal.
    Mixed grill | 1595 | popular | hot 2 | picture grill | has milk, eggs, mustard
      Chicken tikka, seekh kebab, lamb chop and wings on a hot iron plate.
    Chicken tikka main | 1095 | hot 1 | has milk, mustard
      Ten pieces with grilled onions and lemon.
    Lamb tikka | 1295 | hot 1 | has milk, mustard
      Leg of lamb, pink in the middle unless you say otherwise.
    Tandoori king prawns | 1695 | hot 1 | has crustaceans, milk
      In their shells, with carom seed and lime.
    Salmon tikka | 1495 | hot 1
      Dill, mustard and honey.
    Paneer tikka | 1095 | vegetarian | hot 1 | has milk
      With peppers, onions and a little fenugreek.
    Broccoli in malai | 950 | vegetarian
      Cream, cardamom and the heat of the oven.

    # Curry house classics | halal | +Choose your main part | +How hot? | +Add to your curry
    ~ Choose the sauce, then what goes into it.
    Tikka masala | 1045 | popular | hot 1 | picture tikka-masala | has milk, nuts
      Tomato, cream and almond with smoke from the tandoor.
    Korma | 995 | picture korma | has milk, nuts
      Mild, with coconut, cream and ground almonds.
    Madras | 995 | hot 2 | has mustard
      Sharp and hot with tomato and lemon.
    Vindaloo | 995 | hot 3 | has mustard / may celery
      Vinegar, garlic, potato and a great deal of chilli.
    Jalfrezi | 1045 | popular | hot 3 | picture jalfrezi | has nothing
      Green chillies, peppers and onions, cooked fast.
    Rogan josh | 1045 | hot 1 | picture rogan-josh | has milk
      Kashmiri chilli, fennel, ginger and slow tomatoes.
    Balti | 1045 | hot 2
      Thick, with peppers and fresh coriander, in an iron bowl.
    Dhansak | 1045 | hot 2
      Sweet, sour and hot with lentils.
    Bhuna | 1045 | hot 1 | has nothing
      Reduced until the sauce clings.
    Pathia | 1045 | hot 2
      Hot, sweet and sour with tomato and tamarind.
    Dopiaza | 1045 | hot 1 | has nothing
      Onions twice: melted in the sauce and seared on top.
    Saag | 1045 | hot 1
      Spinach, garlic and fenugreek.

    # House specials | halal | +How hot?
    Butter chicken | 1245 | popular | has milk, nuts
      Tikka in tomato, butter and honey, simmered for a night and a day.
    Railway lamb | 1345 | hot 2 | has mustard
      Lamb and potatoes with vinegar and curry leaves.
    Nihari | 1395 | hot 1
      Beef shin cooked overnight with marrow and ginger.
    Goan fish curry | 1345 | hot 2 | has fish, mustard
      Coconut, tamarind and green mango.
    Kerala prawns | 1495 | hot 1 | has crustaceans, mustard
      Coconut milk, curry leaves, turmeric.
    Garlic chilli chicken | 1195 | hot 3
      For people who mean it.
    Lamb shank | 1595 | hot 1
      One shank, four hours, cardamom and caramelised onion.
    Paneer makhani | 1145 | vegetarian | has milk, nuts
      The butter chicken sauce with fresh cheese.

    # Biryani | halal | +Choose your main part | +How hot?
    ~ Basmati steamed under a lid of dough, with raita.
    Lane biryani | Regular 1195, Family 2895 | popular | hot 1 | picture biryani | has milk, nuts
      Saffron rice, fried onions, mint and cashews. Family feeds four.
    Green biryani | 1245 | hot 2
      With coriander, mint and green chilli.

    # Vegetables and dal | vegetarian
    Saag paneer | Side 595, Main 895 | picture saag-paneer | has milk
      Spinach and fresh cheese with garlic.
    Tarka dal | Side 495, Main 795 | popular | picture tarka-dal | has milk / may mustard
      Yellow lentils with butter, cumin and fried garlic.
    Bombay potatoes | Side 495, Main 795 | vegan | hot 1 | has mustard
      Mustard seed, turmeric and curry leaves.
    Chana masala | Side 495, Main 795 | vegan | hot 1 | has nothing
      Chickpeas with tomato and dried mango.
    Aubergine with peanuts | Side 595, Main 895 | vegan | hot 1 | has peanuts, sesame
      Small aubergines in a nutty, sour sauce.
    Okra and onion | Side 550, Main 850 | vegan
      Fried dry, with carom seed.
    Cauliflower and potato | Side 495, Main 795 | vegan
      Ginger, cumin and coriander.
    Black dal | Side 595, Main 895
      Simmered for a day with butter and cream.

    # Rice and breads
    Pilau rice | Small 325, Large 525 | vegetarian | picture pilau-rice | has nothing / may milk
      Basmati with saffron, cardamom and cinnamon.
    Steamed rice | Small 275, Large 450 | vegan | has nothing
      Plain basmati.
    Mushroom rice | 395 | vegan | has nothing
      With cumin and browned mushrooms.
    Coconut rice | 395 | vegan
      Curry leaves, mustard seed, fresh coconut.
    Plain naan | 295 | vegetarian | has gluten, milk
      From the wall of the tandoor.
    Garlic naan | 345 | popular | vegetarian | picture naan | has gluten, milk
      Brushed with garlic butter and coriander.
    Peshwari naan | 395 | vegetarian | has gluten, milk, nuts
      Filled with coconut, almonds and raisins.
    Keema naan | 425 | halal | has gluten, milk, eggs
      Filled with spiced lamb.
    Chapati | 175 | vegan | has gluten
      Wholewheat, off the griddle.
    Paratha | 325 | vegetarian
      Layered with butter.

    # Sweets | vegetarian
    Gulab jamun | 495 | picture gulab-jamun | has gluten, milk, nuts
      Warm milk dumplings in cardamom syrup with pistachio.
    Mango kulfi | 450
      Dense ice cream on a stick.
    Carrot halwa | 475
      Slow carrots, milk and cashews.

    # Drinks
    Lassi | Glass 350, Jug 1150 | vegetarian | +Lassi | picture lassi | has milk
      Yoghurt, blended to order.
    Masala chai | 275 | vegetarian | has milk
      Ginger, cardamom and strong tea.
    Mango juice | 295 | vegan | has nothing
      330 ml.
    Lime soda | 295 | vegan
      Sweet, salted or both. 400 ml.
    Lager | 330 ml 420, 660 ml 650 | alcohol | has gluten
      For guests of 18 and over. We ask for proof of age.
  `,
};
