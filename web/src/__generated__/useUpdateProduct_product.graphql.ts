/**
 * @generated SignedSource<<32a2e770351ddd7cb1b53c12d553f372>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useUpdateProduct_product$data = {
  readonly description: string;
  readonly id: string;
  readonly imageUrl: string | null | undefined;
  readonly isAvailable: boolean;
  readonly isPopular: boolean;
  readonly name: string;
  readonly price: number;
  readonly updatedAt: string;
  readonly " $fragmentType": "useUpdateProduct_product";
};
export type useUpdateProduct_product$key = {
  readonly " $data"?: useUpdateProduct_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"useUpdateProduct_product">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useUpdateProduct_product"
};

(node as any).hash = "77ff973c31817d028518fe66ce3958f6";

export default node;
