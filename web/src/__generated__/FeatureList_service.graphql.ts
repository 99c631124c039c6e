/**
 * @generated SignedSource<<aea9e999e03370baab3d20394fa8ec42>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FeatureList_service$data = {
  readonly features: ReadonlyArray<{
    readonly header: string | null | undefined;
    readonly isEmphasis: boolean;
    readonly text: string;
    readonly tooltip: string | null | undefined;
  }>;
  readonly " $fragmentType": "FeatureList_service";
};
export type FeatureList_service$key = {
  readonly " $data"?: FeatureList_service$data;
  readonly " $fragmentSpreads": FragmentRefs<"FeatureList_service">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FeatureList_service",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ServiceFeature",
      "kind": "LinkedField",
      "name": "features",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "header",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isEmphasis",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tooltip",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Service",
  "abstractKey": null
};

(node as any).hash = "69ccd788526b925ca0bcb9b42d9397b0";

export default node;
