/**
 * @generated SignedSource<<ee6860d5649fd276c5ca92a29a6c815c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SiteTone = "ATTENTION" | "GOOD" | "OFF" | "PROBLEM" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SiteState_restaurant$data = {
  readonly state: {
    readonly sentence: string;
    readonly tone: SiteTone;
  };
  readonly " $fragmentType": "SiteState_restaurant";
};
export type SiteState_restaurant$key = {
  readonly " $data"?: SiteState_restaurant$data;
  readonly " $fragmentSpreads": FragmentRefs<"SiteState_restaurant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SiteState_restaurant",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteState",
      "kind": "LinkedField",
      "name": "state",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tone",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sentence",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Restaurant",
  "abstractKey": null
};

(node as any).hash = "8524159416ff4c6c948a7e82f9f94502";

export default node;
