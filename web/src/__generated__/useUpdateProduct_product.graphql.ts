/**
 * @generated SignedSource<<7080afe580f50077fef02d38b2a04062>>
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
  readonly position: number;
  readonly price: number;
  readonly section: {
    readonly id: string;
  };
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

(node as any).hash = "3392288fbc2700842ff75e9f26e07619";

export default node;
