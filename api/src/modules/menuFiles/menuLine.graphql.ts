import { ID } from 'type-graphql';
import { Pence } from '../../graphql/scalars.ts';
import { enumType, field, inputType, nullable, objectType } from '../../graphql/types.ts';
import type { LineKind } from '../menuReader/lineKind.rules.ts';
import { DietaryTagEnum } from '../sites/productFields.graphql.ts';

const MenuLineKindEnum = enumType<LineKind | 'size' | 'extra'>(
  'MenuLineKind',
  'What a line of a menu says.',
  {
    dish: 'A dish, or something that is not clear.',
    size: 'One price for a dish that has sizes; the sizes of the proposal are those of the menu.',
    extra:
      'Something that is added to the dishes of its section; its proposal has one price. Only in imports.',
    offer: 'What a customer saves.',
    delivery: 'Where or for what price the restaurant delivers.',
    notice: 'Another fact or notice.',
    link: 'A web address, or the name of a page.',
  },
);

const MenuLineSizeType = objectType('MenuLineSize', 'A size of a dish that a line may be.', {
  name: field(String, 'Its name.'),
  price: field(Pence, 'Its price.'),
});

const MenuLineProposalType = objectType('MenuLineProposal', 'The dish that a line of a menu may be.', {
  name: field(String, 'Its name.'),
  price: nullable(
    Pence,
    'Its price; null when the line has none, or no clear one. With sizes, of the cheapest; of a `SIZE` the price that the line says.',
  ),
  description: field(String, 'Its description; empty without one.'),
  sizes: field([MenuLineSizeType], 'The sizes that the line names; empty without any.'),
  dietaryTags: field([DietaryTagEnum], 'The diets that the line names.'),
});

export const MenuLineType = objectType('MenuLine', 'A line of a menu that a person must look at.', {
  id: field(ID, 'Id of the line, in its conversation or in its text.'),
  text: field(String, 'The line as written.'),
  section: nullable(String, 'The heading above it; null without one.'),
  kind: field(
    MenuLineKindEnum,
    'What it says; an extra can become a choice (`isExtra`), and an offer, a notice, a link and what is about delivery is probably left out.',
  ),
  proposal: nullable(MenuLineProposalType, 'What it probably means; null without an idea.'),
});

const ReviewedSizeInput = inputType('ReviewedSizeInput', 'A size of a reviewed dish.', {
  name: field(String, 'Its name, 1 to 60 characters, in a preview without a web address.'),
  price: field(Pence, 'Its price, 0 to 100000.'),
});

export const ReviewedDishInput = inputType('ReviewedDishInput', 'The dish that a line is.', {
  name: field(String, 'Its name, 1 to 120 characters, in a preview without a web address.'),
  price: field(Pence, 'Its price, 0 to 100000. With sizes it counts for nothing.'),
  section: field(String, 'Name of its section, 1 to 80 characters; a new name adds a section.'),
  description: nullable(String, 'At most 500 characters, in a preview without a web address. null: none.'),
  sizes: nullable([ReviewedSizeInput], 'At most 8 sizes with different names; null or empty: one price.'),
  dietaryTags: nullable([DietaryTagEnum], 'Its diets; null: none.'),
});

export const ReviewedLineInput = inputType('ReviewedLineInput', 'What a person makes of a line.', {
  id: field(ID, 'Id of the line. A line that is no longer there changes nothing.'),
  dish: nullable(ReviewedDishInput, 'The dish to add; null leaves the line out.'),
  isExtra: nullable(
    Boolean,
    'Whether the dish is an extra: a choice of the dishes of its section in the same text, with one price. Only in imports; null: no.',
  ),
});
type ReviewedLineInput = InstanceType<typeof ReviewedLineInput>;

/** The dish of an input. */
export const toReviewedDish = ({
  description,
  sizes,
  dietaryTags,
  ...dish
}: InstanceType<typeof ReviewedDishInput>) => ({
  ...dish,
  description: description ?? '',
  sizes: sizes ?? [],
  dietaryTags: dietaryTags ?? [],
});

/** A reviewed line as the services take it. */
export const toReviewedLine = ({ id, dish, isExtra }: ReviewedLineInput) => ({
  id,
  isExtra: isExtra ?? false,
  dish: dish ? toReviewedDish(dish) : null,
});
