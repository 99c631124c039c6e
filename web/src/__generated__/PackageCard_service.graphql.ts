/**
 * @generated SignedSource<<e36909ca516a9b8995fa06e1cf358815>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PriceInterval = "MONTH" | "WEEK" | "YEAR" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PackageCard_service$data = {
  readonly adSpendIncluded: number | null | undefined;
  readonly features: ReadonlyArray<{
    readonly header: string | null | undefined;
    readonly isEmphasis: boolean;
    readonly text: string;
    readonly tooltip: string | null | undefined;
  }>;
  readonly id: string;
  readonly imageUrl: string | null | undefined;
  readonly isComing: boolean;
  readonly name: string;
  readonly orderLimit: number | null | undefined;
  readonly platformsManaged: number | null | undefined;
  readonly postsPerWeek: number | null | undefined;
  readonly prices: ReadonlyArray<{
    readonly interval: PriceInterval;
    readonly stripePriceId: string | null | undefined;
    readonly unitAmount: number;
  }>;
  readonly staffLimit: number | null | undefined;
  readonly subtitle: string | null | undefined;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "orderLimit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "staffLimit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "platformsManaged",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "postsPerWeek",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "adSpendIncluded",
      "storageKey": null
    },
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

(node as any).hash = "6ab0a7d38e71e09cc6f43e11cb7d8234";

export default node;
