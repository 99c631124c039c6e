/**
 * @generated SignedSource<<7ff0dbd2d61ce0db21ebee6ef68833a3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShareButton_restaurant$data = {
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"ShareDialog_restaurant">;
  readonly " $fragmentType": "ShareButton_restaurant";
};
export type ShareButton_restaurant$key = {
  readonly " $data"?: ShareButton_restaurant$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShareButton_restaurant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShareButton_restaurant",
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

(node as any).hash = "b5863295d9d0c884981bb397efcf942c";

export default node;
