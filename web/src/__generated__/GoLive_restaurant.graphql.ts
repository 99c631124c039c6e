/**
 * @generated SignedSource<<3fd881a636711d5cfcefbd1e5f0745d8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GoLiveStepKind = "ADDRESS" | "ALLERGENS" | "FULFILMENT" | "HOURS" | "PHONE" | "ZONES" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type GoLive_restaurant$data = {
  readonly goLive: ReadonlyArray<{
    readonly isDone: boolean;
    readonly isRequired: boolean;
    readonly kind: GoLiveStepKind;
  }>;
  readonly id: string;
  readonly " $fragmentType": "GoLive_restaurant";
};
export type GoLive_restaurant$key = {
  readonly " $data"?: GoLive_restaurant$data;
  readonly " $fragmentSpreads": FragmentRefs<"GoLive_restaurant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GoLive_restaurant",
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
      "concreteType": "GoLiveStep",
      "kind": "LinkedField",
      "name": "goLive",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isDone",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isRequired",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Restaurant",
  "abstractKey": null
};

(node as any).hash = "ca286dfbff3b1e9ce56b3f5b9e2ed890";

export default node;
