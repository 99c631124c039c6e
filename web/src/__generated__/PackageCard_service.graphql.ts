/**
 * @generated SignedSource<<fb349b427538dcbe17f8965b6c49cee2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PriceInterval = "MONTH" | "WEEK" | "YEAR" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PackageCard_service$data = {
  readonly id: string;
  readonly imageUrl: string | null | undefined;
  readonly isComing: boolean;
  readonly name: string;
  readonly prices: ReadonlyArray<{
    readonly interval: PriceInterval;
    readonly stripePriceId: string | null | undefined;
    readonly unitAmount: number;
  }>;
  readonly subtitle: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"FeatureList_service" | "LimitLines_service">;
  readonly " $fragmentType": "PackageCard_service";
};
export type PackageCard_service$key = {
  readonly " $data"?: PackageCard_service$data;
  readonly " $fragmentSpreads": FragmentRefs<"PackageCard_service">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PackageCard_service",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subtitle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "imageUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isComing",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Price",
      "kind": "LinkedField",
      "name": "prices",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "interval",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unitAmount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "stripePriceId",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LimitLines_service"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FeatureList_service"
    }
  ],
  "type": "Service",
  "abstractKey": null
};

(node as any).hash = "afb25d3f9b8d98ead4d1d2349af265e6";

export default node;
