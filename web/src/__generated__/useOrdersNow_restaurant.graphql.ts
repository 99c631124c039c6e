/**
 * @generated SignedSource<<1dc61b96e3c60b304d42e8891114d1c5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ClosedReason = "CLOSED" | "NOT_OFFERED" | "NO_HOURS" | "PAUSED" | "SPECIAL_DAY" | "UNATTENDED" | "%future added value";
export type Fulfilment = "COLLECTION" | "DELIVERY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useOrdersNow_restaurant$data = {
  readonly id: string;
  readonly isActive: boolean;
  readonly ordering: {
    readonly busy: {
      readonly minutes: number;
      readonly until: string;
    } | null | undefined;
    readonly collection: {
      readonly isOffered: boolean;
      readonly now: {
        readonly isOpen: boolean;
        readonly opensAt: string | null | undefined;
        readonly reason: ClosedReason | null | undefined;
        readonly until: string | null | undefined;
      };
    };
    readonly delivery: {
      readonly isOffered: boolean;
      readonly now: {
        readonly isOpen: boolean;
        readonly opensAt: string | null | undefined;
        readonly reason: ClosedReason | null | undefined;
        readonly until: string | null | undefined;
      };
    };
    readonly pauses: ReadonlyArray<{
      readonly fulfilment: Fulfilment;
      readonly until: string | null | undefined;
    }>;
    readonly timeZone: string;
  };
  readonly siteVersion: number;
  readonly " $fragmentType": "useOrdersNow_restaurant";
};
export type useOrdersNow_restaurant$key = {
  readonly " $data"?: useOrdersNow_restaurant$data;
  readonly " $fragmentSpreads": FragmentRefs<"useOrdersNow_restaurant">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "until",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "isOffered",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "OrdersNow",
    "kind": "LinkedField",
    "name": "now",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isOpen",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "reason",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "opensAt",
        "storageKey": null
      },
      (v0/*:: as any*/)
    ],
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useOrdersNow_restaurant",
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
      "name": "isActive",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "siteVersion",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderingSettings",
      "kind": "LinkedField",
      "name": "ordering",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "timeZone",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "FulfilmentSettings",
          "kind": "LinkedField",
          "name": "collection",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "FulfilmentSettings",
          "kind": "LinkedField",
          "name": "delivery",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "BusyMode",
          "kind": "LinkedField",
          "name": "busy",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "minutes",
              "storageKey": null
            },
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Pause",
          "kind": "LinkedField",
          "name": "pauses",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "fulfilment",
              "storageKey": null
            },
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Restaurant",
  "abstractKey": null
};
})();

(node as any).hash = "92847ec78965a4aaf75b2039c696b12d";

export default node;
