import type { Cuisine } from '@forkfront/common/cuisine.ts';

/** Where the storage has the sample covers: below `public/`. No upload is written there. */
export const SAMPLE_FOLDER = 'samples';

/** Keys of the stored pictures by their names; they follow from the content (`db/seed/demoPictures.ts`). */
export const SAMPLE_COVERS = {
  'pizzeria-cover':
    'public/samples/04b0f268-d74c-3d8e-5d85-0e6939aa88a0.Kl7IUSQ9JEFsYipayV1FWW9a60FGOUVJ/1600.webp',
  'curry-cover':
    'public/samples/9cc774d4-ea1f-5a29-3a7f-0981345bf016.hlUENSUxAzXoYYZNhkmEUU1OK0pmNcdR/1600.webp',
  'burger-sample':
    'public/samples/81eeba18-07e8-e691-8d2e-17bfe42ca2ec.qUUkOaMgAAiHTWRJY0ljSahN6VWmTWVF/1600.webp',
  'chip-shop-sample':
    'public/samples/a6f633b6-dacd-51ad-99e2-981b6c7d403a.CVpkSUpahknvbopqi15qTqxmMnNsZkli/1600.webp',
  'bakery-sample':
    'public/samples/ca095b1f-9b17-ceb5-fe3d-ebadca0aefd0.iEHCLOIwoiioUWVNIz0kPUxix1XoWcVV/1600.webp',
  'noodle-sample':
    'public/samples/7a45a40c-a31e-78a1-6201-7d3f4161ecac.6E0lMcMgwyCOWsk9pkGFOak5klaKNaMg/1600.webp',
  'taco-sample':
    'public/samples/2f806740-a438-3c0f-b040-605b9be61dc4.TV4iPcdN4yRtXqVNp0mlOQdaClaIUedV/1600.webp',
  'mezze-sample':
    'public/samples/e3c3b3a5-2ca5-0491-a0c6-a0d88a365ecb.4zBGQWtap0mHRUY5qEEIVo5ijVopUile/1600.webp',
  'grocery-sample':
    'public/samples/f19d2ac8-855e-1035-25d6-a9cc3935a7fb.ZkHjPAI5IUmFTeI8I00iSedJ6F3lXaNB/1600.webp',
  'table-sample':
    'public/samples/cbc5bbc3-4ee2-58bf-2c2c-a01210219ff5.wiiFQelJRzFmQeMwZzHlJK1eKFplScMw/1600.webp',
} as const;

/** The picture of each cuisine. */
const SAMPLES: Readonly<Record<Cuisine, keyof typeof SAMPLE_COVERS>> = {
  italian: 'pizzeria-cover',
  indian: 'curry-cover',
  grill: 'burger-sample',
  cafe: 'bakery-sample',
  bakery: 'bakery-sample',
  chinese: 'noodle-sample',
  japanese: 'noodle-sample',
  thai: 'noodle-sample',
  asian: 'noodle-sample',
  levantine: 'mezze-sample',
  turkish: 'mezze-sample',
  greek: 'mezze-sample',
  mexican: 'taco-sample',
  fish: 'chip-shop-sample',
  grocery: 'grocery-sample',
  plain: 'table-sample',
};

/** The key of the sample cover of a cuisine. */
export const sampleCoverOf = (cuisine: Cuisine): string => SAMPLE_COVERS[SAMPLES[cuisine]];

/** Whether a cover is a sample, which shows no dish of the restaurant. */
export const isSampleCover = (key: string | null | undefined): boolean =>
  key?.startsWith(`public/${SAMPLE_FOLDER}/`) ?? false;

/**
 * The cover of a preview that is built: a new site has the sample, and a sample follows the menu. Another cover stays, and a site
 * without one gets none, because it was removed or there were no samples yet. `known`: the site as built before; null for a new one.
 */
export const coverOfBuild = (
  known: { coverImageKey?: string | null | undefined } | null,
  sample: string,
): string | null => (!known || isSampleCover(known.coverImageKey) ? sample : (known.coverImageKey ?? null));
