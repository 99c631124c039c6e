/**
 * @generated SignedSource<<904cf74a9aa0ed2e1db3cd3b3252d5ae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useShareDialog_restaurant$data = {
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"ShareDialog_restaurant">;
  readonly " $fragmentType": "useShareDialog_restaurant";
};
export type useShareDialog_restaurant$key = {
  readonly " $data"?: useShareDialog_restaurant$data;
  readonly " $fragmentSpreads": FragmentRefs<"useShareDialog_restaurant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useShareDialog_restaurant",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ShareDialog_restaurant"
    }
  ],
  "type": "Restaurant",
  "abstractKey": null
};

(node as any).hash = "c198e5288d8ee105364701288dff3dc7";

export default node;
