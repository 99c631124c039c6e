import type { ComponentType } from 'react';
import { styled } from 'styled-components';
import { LineDrawing, Bag, Basket, Bell, Plate } from '../../ui/illustrations.tsx';
import { coverStyle } from '../../ui/Layout.tsx';
import { type PackageTier, tierOf } from '@forkfront/common/plan.ts';
import { categoryOf, type Category } from './plan.rules.ts';

/** The tinted background of a drawing at the head of a card. */
export const DrawingGround = styled.div`
  display: grid;
  place-items: center;
  min-width: 0;
  padding: var(--space-5);
  background: var(--primary-soft);
  svg {
    width: clamp(144px, 11.5vw, 288px);
    height: auto;
  }
`;

/** A dish under its cover. */
function Cloche() {
  return (
    <LineDrawing>
      <path className="fill" d="M44 92a42 42 0 0 1 84 0z" />
      <path className="paper" d="M38 86a42 42 0 0 1 84 0z" />
      <path className="paper" d="M24 86h112l-8 14a6 6 0 0 1-5 3H37a6 6 0 0 1-5-3z" />
      <circle className="paper" cx="80" cy="38" r="6" />
      <path d="M52 76a29 29 0 0 1 16-18" />
      <path d="M46 30c-4-5 4-8 0-14M114 30c-4-5 4-8 0-14M62 22c-3-4 3-6 0-10M98 22c-3-4 3-6 0-10" />
    </LineDrawing>
  );
}

/** A crate of groceries. */
function Crate() {
  return (
    <LineDrawing>
      <path className="fill" d="M34 72h100v44H34z" />
      <circle className="paper" cx="54" cy="52" r="16" />
      <path d="M54 36c0-6 3-9 8-10M48 44a9 9 0 0 1 5-3" />
      <path className="paper" d="M74 64V24a5 5 0 0 1 5-5h8a5 5 0 0 1 5 5v40" />
      <path d="M74 36h18M74 50h18" />
      <path className="paper" d="m98 64 12-36c3-6 10-4 10 3l-6 33" />
      <path d="M114 26c-2-6 0-10 4-12M118 26c2-5 6-7 10-6M108 44l6 2M106 54l6 2" />
      <path className="paper" d="M26 64h108v46H26z" />
      <path d="M26 79h108M26 95h108M44 64v46M116 64v46" />
    </LineDrawing>
  );
}

/** A phone with a post: social media. */
export function PostPhone() {
  return (
    <LineDrawing>
      <rect className="fill" x="60" y="16" width="58" height="104" rx="10" />
      <rect className="paper" x="52" y="10" width="58" height="104" rx="10" />
      <path d="M74 18h14M52 28h58M52 100h58M77 107h8" />
      <circle cx="63" cy="38" r="4" />
      <path d="M72 38h24" />
      <path className="paper" d="M60 48h42v32H60z" />
      <path d="M67 72a14 14 0 0 1 28 0zM81 58v-3M60 88h18M60 94h26" />
      <path className="paper" d="M128 40c-5-8 7-13 9-4 2-9 14-4 9 4-2 4-6 7-9 9-3-2-7-5-9-9z" />
      <path
        className="paper"
        d="M20 62c-4-7 6-11 8-4 2-7 12-3 8 4-2 4-5 6-8 8-3-2-6-4-8-8zM126 74h6M140 74h-2M34 36h-6M24 36h-2"
      />
    </LineDrawing>
  );
}

/** A laid table. */
export function Table() {
  return (
    <LineDrawing>
      <path className="fill" d="M26 66h116v14l-10 24H36L26 80z" />
      <path className="paper" d="M18 58h124v12H18z" />
      <path d="M26 70v22c10 8 16 8 24 0 8 8 18 8 30 0 12 8 22 8 30 0 8 8 14 8 24 0V70M40 98v20M120 98v20" />
      <path className="paper" d="M58 58a22 22 0 0 1 44 0z" />
      <circle cx="80" cy="33" r="3.5" />
      <path d="M66 50a14 14 0 0 1 8-7" />
      <path className="paper" d="M28 34h12c0 10-2 14-6 14s-6-4-6-14z" />
      <path className="paper" d="M120 34h12c0 10-2 14-6 14s-6-4-6-14z" />
      <path d="M34 48v10M29 58h10M126 48v10M121 58h10" />
    </LineDrawing>
  );
}

/** The drawing of each tier of each category. */
const DRAWINGS: Record<Category, Record<PackageTier, ComponentType>> = {
  restaurant: { FREE: Plate, SILVER: Bag, GOLD: Cloche, PLATINUM: Table },
  groceries: { FREE: Bag, SILVER: Basket, GOLD: Crate, PLATINUM: Crate },
  social: { FREE: Bell, SILVER: Bell, GOLD: PostPhone, PLATINUM: PostPhone },
};

const PlanPictureRoot = styled(DrawingGround)`
  height: calc(3.1 * var(--size-42) + var(--rise));
  margin-inline: calc(-1 * var(--space-5));
  padding: 0;
  svg {
    width: auto;
    height: calc(2.5 * var(--size-42));
  }
  ${coverStyle}
`;

/** The plan's picture, or the drawing of its tier. Decoration: the name is beside it. */
export function PlanPicture({ name, imageUrl }: { name: string; imageUrl: string | null | undefined }) {
  const Drawing = DRAWINGS[categoryOf(name) ?? 'restaurant'][tierOf(name) ?? 'FREE'];
  return (
    <PlanPictureRoot>
      {imageUrl ? <img src={imageUrl} alt="" width={330} height={132} loading="lazy" /> : <Drawing />}
    </PlanPictureRoot>
  );
}
