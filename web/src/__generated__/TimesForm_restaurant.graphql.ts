/**
 * @generated SignedSource<<4de864bfc3d8d952cf4090a41b467d0a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TimesForm_restaurant$data = {
  readonly sections: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"useUpdateOrdering_restaurant">;
  readonly " $fragmentType": "TimesForm_restaurant";
};
export type TimesForm_restaurant$key = {
  readonly " $data"?: TimesForm_restaurant$data;
  readonly " $fragmentSpreads": FragmentRefs<"TimesForm_restaurant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TimesForm_restaurant",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductSection",
      "kind": "LinkedField",
      "name": "sections",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useUpdateOrdering_restaurant"
    }
  ],
  "type": "Restaurant",
  "abstractKey": null
};

(node as any).hash = "3dfe36fc9fe9f965f322b1e1919ea274";

export default node;
