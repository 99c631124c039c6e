import { FIELD_NAMES, type ProductFields } from '@forkfront/common/productFields.ts';
import { toGlobalId } from '../src/graphql/globalId.ts';
import { newId } from '../src/lib/ids.ts';
import type { MadeSite } from './makeSite.ts';
import type { TestApp } from './testApp.ts';

export interface OwnProduct extends ProductFields {
  id: string;
  name: string;
  description: string;
  price: number;
  imageUrl: string | null;
  isAvailable: boolean;
  position: number;
  updatedAt: string;
  section: { id: string; name: string; productCount: number };
  soldOutUntil: string | null;
  sizes: { id: string; name: string; price: number; optionGroupIds: string[] }[];
  optionGroupIds: string[];
  allergenFacts: OwnAllergenFacts;
}

interface Answer {
  allergen: string;
  state: string;
}

export interface OwnAllergenFacts {
  answers: Answer[];
  suggestion: Answer[] | null;
  confirmedAt: string | null;
  confirmedBy: string | null;
  checkAgain: boolean;
}

export interface OwnGroup {
  id: string;
  name: string;
  min: number;
  max: number;
  usedBy: number;
  options: {
    id: string;
    name: string;
    price: number;
    maxQuantity: number;
    isDefault: boolean;
    isAvailable: boolean;
    soldOutUntil: string | null;
    allergenFacts: OwnAllergenFacts;
  }[];
}

export interface OwnSection {
  id: string;
  name: string;
  position: number;
  productCount: number;
  description: string;
  imageUrl: string | null;
  periods: { days: number[]; from: string; to: string }[];
}

/** A member of any result of the mutations below. */
export interface MenuOutcome {
  __typename: string;
  product: OwnProduct;
  productEdge: { cursor: string; node: OwnProduct };
  products: OwnProduct[];
  movedProducts: OwnProduct[];
  section: OwnSection;
  optionGroup: OwnGroup;
  deletedOptionGroupId: string;
  deletedProductId: string;
  restaurant: { id: string; siteVersion: number; sections: OwnSection[] };
  code?: string;
  message?: string;
  fields?: { path: string; message: string }[];
}

const FACTS =
  'allergenFacts { answers { allergen state } suggestion { allergen state } confirmedAt confirmedBy checkAgain }';
const PRODUCT = `{ id name description price imageUrl isAvailable position updatedAt
  section { id name productCount } soldOutUntil ${FIELD_NAMES.join(' ')}
  sizes { id name price optionGroupIds } optionGroupIds ${FACTS} }`;
const GROUP = `{ id name min max usedBy
  options { id name price maxQuantity isDefault isAvailable soldOutUntil ${FACTS} } }`;
const SECTION = '{ id name position productCount description imageUrl periods { days from to } }';
const RESTAURANT = `restaurant { id siteVersion sections ${SECTION} }`;

const PAYLOADS = {
  createProduct: `productEdge { cursor node ${PRODUCT} } ${RESTAURANT}`,
  updateProduct: `product ${PRODUCT} ${RESTAURANT}`,
  duplicateProduct: `productEdge { cursor node ${PRODUCT} } movedProducts ${PRODUCT} ${RESTAURANT}`,
  deleteProduct: `deletedProductId ${RESTAURANT}`,
  moveProduct: `products ${PRODUCT} ${RESTAURANT}`,
  createProductSection: `section ${SECTION} ${RESTAURANT}`,
  renameProductSection: `section ${SECTION} ${RESTAURANT}`,
  updateProductSection: `section ${SECTION} ${RESTAURANT}`,
  createOptionGroup: `optionGroup ${GROUP} ${RESTAURANT}`,
  updateOptionGroup: `optionGroup ${GROUP} ${RESTAURANT}`,
  deleteOptionGroup: `deletedOptionGroupId ${RESTAURANT}`,
  updateMenuGrid: RESTAURANT,
  confirmAllergens: `products ${PRODUCT} ${RESTAURANT}`,
  moveProductSection: RESTAURANT,
  deleteProductSection: RESTAURANT,
};
export type MenuMutation = keyof typeof PAYLOADS;

const documentOf = (mutation: MenuMutation): string => {
  const name = mutation.replace(/^./, (letter) => letter.toUpperCase());
  return `mutation ($input: ${name}Input!) { outcome: ${mutation}(input: $input) { __typename
    ... on ${name}Payload { ${PAYLOADS[mutation]} }
    ... on UserError { message code }
    ${/^(move|delete|duplicate|confirm)/.test(mutation) ? '' : '... on ValidationError { fields { path message } }'} } }`;
};

/** Sends a mutation of a menu over GraphQL. */
export const askMenu = (app: TestApp, mutation: MenuMutation, input: object, token?: string) =>
  app.graphql<{ outcome: MenuOutcome } | null>(documentOf(mutation), { input }, token);

/** Changes a menu as the site's owner. Throws on unexpected errors. */
export async function changeMenu(
  app: TestApp,
  site: MadeSite,
  mutation: MenuMutation,
  input: object,
): Promise<MenuOutcome> {
  const { data, errors } = await askMenu(app, mutation, input, site.owner?.token);
  if (!data) throw new Error(JSON.stringify(errors));
  return data.outcome;
}

/** The id of a site in GraphQL. */
export const siteId = ({ restaurantId }: MadeSite): string => toGlobalId('Restaurant', restaurantId);

/** The menu that diners see, as `Heading: dish, dish`. */
export async function seenMenu(app: TestApp, { slug }: MadeSite): Promise<string[]> {
  const query = 'query ($slug: String!) { storefront(slug: $slug) { sections { name items { name } } } }';
  const { data } = await app.graphql<{
    storefront: { sections: { name: string; items: { name: string }[] }[] };
  }>(query, { slug });
  return data.storefront.sections.map(
    ({ name, items }) => `${name}: ${items.map((item) => item.name).join(', ')}`,
  );
}

/** The headings of a menu as its owner sees them. */
export async function sectionsOf(app: TestApp, site: MadeSite): Promise<OwnSection[]> {
  const query = `query ($id: ID!) { node(id: $id) { ... on Restaurant { sections ${SECTION} } } }`;
  const { data } = await app.graphql<{ node: { sections: OwnSection[] } }>(
    query,
    { id: siteId(site) },
    site.owner?.token,
  );
  return data.node.sections;
}

/** The id of a heading in GraphQL. Throws when there is none of this name. */
export async function sectionId(app: TestApp, site: MadeSite, name: string): Promise<string> {
  const section = (await sectionsOf(app, site)).find((one) => one.name === name);
  if (!section) throw new Error(`${name} is not on the menu`);
  return section.id;
}

/** The address of a picture that this site's owner has uploaded for it. */
export async function makePicture(app: TestApp, site: MadeSite): Promise<string> {
  const { database, storage } = app.container.infrastructure;
  const id = newId();
  const publicKey = `public/products/${id}.webp`;
  await database.pool.query(
    `insert into uploads (object_key, caller, context, resource_id, restaurant_id, content_type, size_bytes,
       public_key, confirmed_at, sweep_at, created_at)
     values ($1, $2, 'new_product', $3, $4, 'image/png', 1, $5, now(), now(), now())`,
    [`uploads/${id}`, `user:${site.owner?.id}`, site.restaurantId, site.restaurantId, publicKey],
  );
  return storage.publicUrl(publicKey);
}
