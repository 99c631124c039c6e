/**
 * @generated SignedSource<<b417d15af76b9996dcaa40ec1d12404e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Fulfilment = "COLLECTION" | "DELIVERY" | "%future added value";
export type PromotionKind = "AMOUNT" | "FREE_DELIVERY" | "FREE_PRODUCT" | "PERCENT" | "%future added value";
export type PromotionState = "ACTIVE" | "ENDED" | "PAUSED" | "SCHEDULED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useOffers_promotion$data = {
  readonly amount: number | null | undefined;
  readonly cap: number | null | undefined;
  readonly code: string | null | undefined;
  readonly dinerLimit: number | null | undefined;
  readonly endedAt: string | null | undefined;
  readonly endsOn: string | null | undefined;
  readonly fulfilment: Fulfilment | null | undefined;
  readonly id: string;
  readonly isFirstOrder: boolean;
  readonly kind: PromotionKind;
  readonly minimum: number;
  readonly name: string;
  readonly percent: number | null | undefined;
  readonly periods: ReadonlyArray<{
    readonly days: ReadonlyArray<number>;
    readonly from: string;
    readonly to: string;
  }>;
  readonly productIds: ReadonlyArray<string>;
  readonly saving: number;
  readonly sectionIds: ReadonlyArray<string>;
  readonly sentence: string;
  readonly startsOn: string | null | undefined;
  readonly state: PromotionState;
  readonly useLimit: number | null | undefined;
  readonly uses: number;
  readonly value: number;
  readonly " $fragmentType": "useOffers_promotion";
};
export type useOffers_promotion$key = {
  readonly " $data"?: useOffers_promotion$data;
  readonly " $fragmentSpreads": FragmentRefs<"useOffers_promotion">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useOffers_promotion",
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
      "name": "code",
      "storageKey": null
    },
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
      "name": "percent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cap",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "minimum",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startsOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endsOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MenuPeriod",
      "kind": "LinkedField",
      "name": "periods",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "days",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "from",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "to",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fulfilment",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sectionIds",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "productIds",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isFirstOrder",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "useLimit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dinerLimit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sentence",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uses",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "value",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "saving",
      "storageKey": null
    }
  ],
  "type": "Promotion",
  "abstractKey": null
};

(node as any).hash = "4721e5e6b5bb2d390edaa5a2102eedf8";

export default node;
