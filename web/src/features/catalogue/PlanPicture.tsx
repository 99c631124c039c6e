import type { ComponentType } from 'react';
import { styled } from 'styled-components';
import { Bag } from '../../ui/illustrations/Bag.tsx';
import { Basket } from '../../ui/illustrations/Basket.tsx';
import { Bell } from '../../ui/illustrations/Bell.tsx';
import { Plate } from '../../ui/illustrations/Plate.tsx';
import { categoryOf, type Category } from './category.rules.ts';
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

const Root = styled.div`
  height: 96px;
  img,
  svg {
    width: 120px;
    height: 96px;
  }
  img {
    border-radius: var(--radius);
    object-fit: cover;
  }
`;

/** The plan's picture, or our drawing of its tier when it has none. Decoration: the name stands beside it. */
export function PlanPicture({ name, imageUrl }: { name: string; imageUrl: string | null | undefined }) {
  const Drawing = DRAWINGS[categoryOf(name) ?? 'restaurant'][tierOf(name) ?? 'free'];
  return (
    <Root>
      {imageUrl ? <img src={imageUrl} alt="" width={120} height={96} loading="lazy" /> : <Drawing />}
    </Root>
  );
}
