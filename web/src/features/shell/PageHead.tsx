import { useMatches } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PAGE_META } from '../../lib/pageMeta.ts';
import { AddressTitleContext } from '../../ui/addressTitle.ts';
import { PageTags } from './PageTags.tsx';

/** The head by the address, where React puts it; names the page for the `PageTitle` below. */
export function PageHead({ children }: { children: ReactNode }) {
  const route = useMatches({ select: (matches) => matches.at(-1)?.fullPath ?? '' });
  const path = route.replace(/(.)\/$/, '$1');
  const meta = PAGE_META[path];
  return (
    <>
      {meta ? <PageTags path={path} meta={meta} /> : <meta name="robots" content="noindex" />}
      <AddressTitleContext value={meta?.title ?? null}>{children}</AddressTitleContext>
    </>
  );
}
