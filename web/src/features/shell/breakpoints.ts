/** From this width on the header shows its links; below, the drawer holds them (spec §9: 600 and 960 px). */
export const navigationFrom = '760px';
