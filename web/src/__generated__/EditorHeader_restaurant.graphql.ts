/**
 * @generated SignedSource<<f4fad636a2cf320490403e758d15a2e5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditorHeader_restaurant$data = {
  readonly isFreePlan: boolean;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"ClosedNotice_restaurant">;
  readonly " $fragmentType": "EditorHeader_restaurant";
};
export type EditorHeader_restaurant$key = {
  readonly " $data"?: EditorHeader_restaurant$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditorHeader_restaurant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditorHeader_restaurant",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isFreePlan",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ClosedNotice_restaurant"
    }
  ],
  "type": "Restaurant",
  "abstractKey": null
};

(node as any).hash = "6caa4323f177f5905034d21af8a421c8";

export default node;
