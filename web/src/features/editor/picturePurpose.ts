/** Where a drawn picture is shown: products are square, heroes 16:9 (spec §5). */
export type PicturePurpose = 'PRODUCT' | 'HERO';
