import type { ComponentType } from 'react';
import { styled } from 'styled-components';
import { Bag } from '../../ui/illustrations/Bag.tsx';
import { Basket } from '../../ui/illustrations/Basket.tsx';
import { Bell } from '../../ui/illustrations/Bell.tsx';
import { Plate } from '../../ui/illustrations/Plate.tsx';
import { categoryOf, type Category } from './category.rules.ts';
import { DrawingGround } from './DrawingGround.tsx';
import { Cloche } from './drawings/Cloche.tsx';
import { Crate } from './drawings/Crate.tsx';
import { PostPhone } from './drawings/PostPhone.tsx';
import { Table } from './drawings/Table.tsx';
import { tierOf, type Tier } from './tier.rules.ts';

type Drawings = Record<Tier, ComponentType>;

/** A drawing of our own for each tier of each category. */
const DRAWINGS: Record<Category, Drawings> = {
  restaurant: { free: Plate, silver: Bag, gold: Cloche, platinum: Table },
  groceries: { free: Bag, silver: Basket, gold: Crate, platinum: Crate },
  social: { free: Bell, silver: Bell, gold: PostPhone, platinum: PostPhone },
};

const Root = styled(DrawingGround)`
  height: calc(3.1 * var(--size-42) + var(--rise));
  margin-inline: calc(-1 * var(--space-5));
  padding: 0;
  svg {
    width: auto;
    height: calc(2.5 * var(--size-42));
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

/** The plan's picture, or our drawing of its tier when it has none. Decoration: the name stands beside it. */
export function PlanPicture({ name, imageUrl }: { name: string; imageUrl: string | null | undefined }) {
  const Drawing = DRAWINGS[categoryOf(name) ?? 'restaurant'][tierOf(name) ?? 'free'];
  return (
    <Root>
      {imageUrl ? <img src={imageUrl} alt="" width={330} height={132} loading="lazy" /> : <Drawing />}
    </Root>
  );
}
