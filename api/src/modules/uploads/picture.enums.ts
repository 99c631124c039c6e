import { registerEnumType } from 'type-graphql';

export const PicturePurposeEnum = { PRODUCT: 'product', HERO: 'hero' } as const;

registerEnumType(PicturePurposeEnum, {
  name: 'PicturePurpose',
  description: 'What a drawn picture is for.',
  valuesConfig: {
    PRODUCT: { description: 'A product: a square.' },
    HERO: { description: 'The hero of a site: landscape, shown in 16:9.' },
  },
});
