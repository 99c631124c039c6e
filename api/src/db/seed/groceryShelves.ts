/**
 * SAMPLE DATA of a fictional grocery shop: its categories, and products as `name, size, pence`, separated by semicolons. A size is
 * in g, ml or pieces. The flags of a category count for each product.
 */
export const GROCERY_SHELVES = `
# Fruit | zero
Red apples, 1000 g, 220; Green cooking apples, 1000 g, 240; Conference pears, 600 g, 195; Bananas, 5 pieces, 95; Lemons, 4 pieces, 120
Limes, 4 pieces, 130; Large oranges, 4 pieces, 180; Easy peelers, 600 g, 210; Pink grapefruit, 2 pieces, 130; Red grapes, 500 g, 250
Green grapes, 500 g, 250; Strawberries, 400 g, 300; Raspberries, 150 g, 250; Blueberries, 200 g, 260; Blackberries, 150 g, 240
Ripe mango, 1 pieces, 150; Pineapple, 1 pieces, 190; Kiwi fruit, 6 pieces, 150; Plums, 400 g, 185; Peaches, 4 pieces, 220
Nectarines, 4 pieces, 220; Cantaloupe melon, 1 pieces, 230; Pomegranate, 1 pieces, 140; Ripe avocados, 2 pieces, 210; Fresh figs, 4 pieces, 260
# Vegetables | zero
Baking potatoes, 4 pieces, 110; New potatoes, 1000 g, 160; Sweet potatoes, 1000 g, 150; Carrots, 1000 g, 75; Parsnips, 500 g, 95
Brown onions, 1000 g, 105; Red onions, 3 pieces, 95; Spring onions, 100 g, 65; Garlic bulbs, 3 pieces, 90; Root ginger, 150 g, 70
Broccoli, 350 g, 90; Cauliflower, 1 pieces, 130; Savoy cabbage, 1 pieces, 95; Curly kale, 200 g, 110; Baby spinach, 240 g, 160
Romaine lettuce, 2 pieces, 120; Rocket leaves, 90 g, 125; Cucumber, 1 pieces, 85; Vine tomatoes, 400 g, 160; Cherry tomatoes, 300 g, 140
Mixed peppers, 3 pieces, 180; Courgettes, 500 g, 160; Aubergine, 1 pieces, 105; Chestnut mushrooms, 250 g, 135; Green beans, 220 g, 150
# Bakery | zero
White tin loaf, 800 g, 185; Wholemeal tin loaf, 800 g, 185; Seeded batch loaf, 800 g, 210; Country sourdough, 600 g, 340; Rye and caraway loaf, 500 g, 320
Soda bread, 400 g, 260; Baguette, 250 g, 140; Ciabatta rolls, 4 pieces, 190; Soft white rolls, 6 pieces, 160; Brown rolls, 6 pieces, 160
Burger buns, 6 pieces, 180; Hot dog rolls, 6 pieces, 170; Plain bagels, 5 pieces, 190; Sesame bagels, 5 pieces, 195; English muffins, 4 pieces, 140
Crumpets, 6 pieces, 120; Fruit teacakes, 4 pieces, 175; Hot cross buns, 4 pieces, 180; Butter croissants, 4 pieces, 260; Pains au chocolat, 4 pieces, 280
Pitta breads, 6 pieces, 110; Garlic naan, 2 pieces, 180; Wheat wraps, 8 pieces, 170; Fruit scones, 4 pieces, 195; Malt loaf, 260 g, 150
# Dairy and eggs | zero
Whole milk, 2000 ml, 175; Semi-skimmed milk, 2000 ml, 175; Skimmed milk, 1000 ml, 120; Oat drink, 1000 ml, 190; Soya drink, 1000 ml, 170
Almond drink, 1000 ml, 195; Double cream, 300 ml, 165; Single cream, 300 ml, 135; Soured cream, 300 ml, 130; Crème fraîche, 300 ml, 160
Greek style yogurt, 500 g, 190; Natural yogurt, 500 g, 130; Strawberry yogurts, 4 pieces, 200; Salted butter, 250 g, 230; Unsalted butter, 250 g, 230
Olive spread, 500 g, 210; Mature cheddar, 350 g, 380; Mild cheddar, 350 g, 340; Red Leicester, 300 g, 330; Mozzarella ball, 125 g, 110
Feta style cheese, 200 g, 240; Halloumi block, 225 g, 290; Cottage cheese, 300 g, 160; Free range eggs large, 12 pieces, 340; Free range eggs medium, 6 pieces, 170
# Meat and fish | zero
Chicken breast fillets, 600 g, 550; Chicken thighs, 1000 g, 420; Whole chicken, 1500 g, 620; Turkey mince, 500 g, 380; Beef mince lean, 500 g, 460
Diced stewing beef, 400 g, 490; Rump steaks, 2 pieces, 790; Pork loin chops, 4 pieces, 450; Pork sausages, 8 pieces, 320; Leek sausages, 6 pieces, 340
Smoked back bacon, 300 g, 310; Unsmoked back bacon, 300 g, 310; Lamb mince, 400 g, 520; Lamb chops, 4 pieces, 780; Gammon steaks, 2 pieces, 360
Salmon fillets, 2 pieces, 520; Smoked salmon slices, 100 g, 430; Cod fillets, 2 pieces, 540; Haddock fillets, 2 pieces, 520; Smoked mackerel, 200 g, 310
King prawns, 150 g, 380; Cooked crab meat, 100 g, 420; Breaded fish fingers, 10 pieces, 260; Fish cakes, 4 pieces, 290; Black pudding, 280 g, 220
# Deli | zero
Roast ham slices, 120 g, 250; Honey ham slices, 120 g, 260; Turkey slices, 120 g, 250; Salami slices, 80 g, 220; Chorizo ring, 225 g, 330
Prosciutto slices, 70 g, 310; Pork pie, 300 g, 290; Sausage rolls, 6 pieces, 240; Scotch eggs, 2 pieces, 220; Cheese and onion quiche, 400 g, 360
Houmous, 200 g, 150; Red pepper houmous, 200 g, 160; Tzatziki, 200 g, 170; Guacamole, 150 g, 210; Tomato salsa, 200 g, 160
Green olives, 160 g, 230; Black olives, 160 g, 230; Sun-dried tomatoes, 180 g, 270; Coleslaw, 300 g, 140; Potato salad, 300 g, 150
Vegetable samosas, 4 pieces, 240; Onion bhajis, 4 pieces, 220; Falafel, 12 pieces, 250; Smoked tofu, 200 g, 260; Stuffed vine leaves, 200 g, 280
# Tins and jars | zero
Chopped tomatoes, 400 g, 60; Plum tomatoes, 400 g, 60; Tomato purée, 200 g, 85; Passata, 500 g, 95; Baked beans, 400 g, 75
Kidney beans, 400 g, 65; Chickpeas, 400 g, 65; Butter beans, 400 g, 75; Green lentils in water, 390 g, 80; Sweetcorn, 200 g, 90
Garden peas in water, 300 g, 70; Tuna chunks, 145 g, 115; Pink salmon tin, 213 g, 290; Sardines in tomato, 120 g, 95; Coconut milk, 400 ml, 130
Tomato soup, 400 g, 110; Chicken soup, 400 g, 125; Lentil soup, 400 g, 120; Peach slices in juice, 410 g, 115; Pineapple rings in juice, 430 g, 125
Gherkins, 340 g, 160; Pickled beetroot, 340 g, 120; Pickled onions, 440 g, 170; Strawberry jam, 340 g, 180; Orange marmalade, 340 g, 170
# Pasta, rice and baking | zero
Spaghetti, 500 g, 95; Penne, 500 g, 95; Fusilli, 500 g, 95; Lasagne sheets, 375 g, 120; Egg noodles, 250 g, 130
Rice noodles, 250 g, 160; Basmati rice, 1000 g, 240; Long grain rice, 1000 g, 160; Risotto rice, 500 g, 210; Brown rice, 1000 g, 220
Couscous, 500 g, 130; Bulgur wheat, 500 g, 150; Quinoa, 300 g, 270; Red lentils, 500 g, 140; Plain flour, 1500 g, 120
Self-raising flour, 1500 g, 120; Strong bread flour, 1500 g, 155; Caster sugar, 500 g, 130; Granulated sugar, 1000 g, 125; Soft brown sugar, 500 g, 160
Baking powder, 170 g, 140; Dried yeast, 125 g, 150; Ground almonds, 200 g, 290; Vanilla extract, 38 ml, 260; Cornflour, 250 g, 120
# Breakfast and hot drinks | zero
Porridge oats, 1000 g, 160; Corn flakes, 500 g, 170; Wheat biscuits, 24 pieces, 190; Fruit muesli, 750 g, 260; Crunchy honey granola, 500 g, 290
Bran flakes, 500 g, 180; Puffed rice, 375 g, 190; Clear honey, 340 g, 290; Maple syrup, 250 ml, 520; Peanut butter smooth, 340 g, 230
Peanut butter crunchy, 340 g, 230; Hazelnut spread, 350 g, 280; Lemon curd, 320 g, 180; Breakfast tea bags, 80 pieces, 210; Decaf tea bags, 80 pieces, 240
Earl Grey tea bags, 50 pieces, 230; Peppermint tea bags, 20 pieces, 140; Camomile tea bags, 20 pieces, 140; Green tea bags, 20 pieces, 150; Ground coffee, 227 g, 380
Coffee beans, 500 g, 690; Instant coffee, 100 g, 360; Decaf instant coffee, 100 g, 390; Drinking chocolate, 300 g, 270; Malted milk powder, 300 g, 310
# Snacks and sweets
Ready salted crisps, 150 g, 150; Cheese and onion crisps, 150 g, 150; Salt and vinegar crisps, 150 g, 150; Tortilla chips, 200 g, 140; Popcorn sweet and salty, 90 g, 160
Salted peanuts, 200 g, 130; Roasted cashews, 150 g, 260; Mixed nuts, 200 g, 310; Trail mix, 250 g, 280; Pretzel sticks, 200 g, 120
Rice cakes, 130 g, 140; Oatcakes, 250 g, 150; Cream crackers, 300 g, 120; Breadsticks, 125 g, 130; Digestive biscuits, 400 g, 130
Shortbread fingers, 160 g, 180; Ginger biscuits, 250 g, 120; Chocolate chip cookies, 200 g, 170; Milk chocolate bar, 100 g, 160; Dark chocolate bar, 100 g, 180
Fruit jellies, 200 g, 150; Liquorice twists, 200 g, 150; Mint humbugs, 200 g, 140; Toffees, 200 g, 170; Marshmallows, 180 g, 140
# Drinks
Still spring water, 1500 ml, 75; Sparkling spring water, 1500 ml, 80; Smooth orange juice, 1000 ml, 210; Orange juice with bits, 1000 ml, 210; Cloudy apple juice, 1000 ml, 220
Cranberry juice drink, 1000 ml, 190; Tomato juice, 1000 ml, 180; Cola, 1500 ml, 160; Diet cola, 1500 ml, 160; Lemonade, 1500 ml, 120
Ginger beer, 750 ml, 170; Tonic water, 1000 ml, 140; Soda water, 1000 ml, 110; Elderflower cordial, 500 ml, 320; Blackcurrant squash, 1000 ml, 190
Orange squash, 1000 ml, 170; Iced tea lemon, 1000 ml, 180; Coconut water, 500 ml, 220; Kombucha ginger, 330 ml, 240; Mango smoothie, 750 ml, 280
Berry smoothie, 750 ml, 280; Aloe drink, 500 ml, 190; Alcohol free lager, 330 ml, 130; Rose lemonade, 750 ml, 260; Cold brew coffee, 250 ml, 210
# Household
Toilet rolls, 9 pieces, 480; Kitchen rolls, 2 pieces, 260; Tissues box, 1 pieces, 130; Washing-up liquid, 500 ml, 130; Dishwasher tablets, 30 pieces, 490
Laundry liquid, 1000 ml, 450; Laundry powder, 1300 g, 480; Fabric softener, 1000 ml, 250; Surface spray, 500 ml, 190; Bathroom cleaner, 500 ml, 210
Bleach, 750 ml, 110; Glass cleaner, 500 ml, 180; Sponge scourers, 5 pieces, 140; Cleaning cloths, 4 pieces, 190; Bin bags, 20 pieces, 240
Food waste bags, 25 pieces, 260; Kitchen foil, 1 pieces, 210; Cling film, 1 pieces, 170; Baking paper, 1 pieces, 190; Tea lights, 25 pieces, 210
Matches, 3 pieces, 90; AA batteries, 4 pieces, 380; Light bulb warm white, 1 pieces, 290; Hand soap, 250 ml, 140; Shampoo for all hair, 400 ml, 260
`;
