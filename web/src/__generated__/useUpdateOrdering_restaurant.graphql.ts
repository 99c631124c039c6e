/**
 * @generated SignedSource<<5f42158a61ffa61cf4e1996388bcdf66>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ClosedReason = "CLOSED" | "NOT_OFFERED" | "NO_HOURS" | "PAUSED" | "SPECIAL_DAY" | "UNATTENDED" | "%future added value";
export type GoLiveStepKind = "ADDRESS" | "ALLERGENS" | "FULFILMENT" | "HOURS" | "PHONE" | "ZONES" | "%future added value";
export type SiteTone = "ATTENTION" | "GOOD" | "OFF" | "PROBLEM" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useUpdateOrdering_restaurant$data = {
  readonly goLive: ReadonlyArray<{
    readonly isDone: boolean;
    readonly isRequired: boolean;
    readonly kind: GoLiveStepKind;
  }>;
  readonly id: string;
  readonly ordering: {
    readonly answerMinutes: number;
    readonly capacity: {
      readonly exemptSectionIds: ReadonlyArray<string>;
      readonly items: number | null | undefined;
      readonly orders: number | null | undefined;
    };
    readonly collection: {
      readonly isOffered: boolean;
      readonly lastOrdersMinutes: number;
      readonly leadMinutes: number;
      readonly now: {
        readonly isOpen: boolean;
        readonly opensAt: string | null | undefined;
        readonly reason: ClosedReason | null | undefined;
        readonly until: string | null | undefined;
      };
      readonly periods: ReadonlyArray<{
        readonly days: ReadonlyArray<number>;
        readonly from: string;
        readonly to: string;
      }>;
      readonly prepMinutes: number;
    };
    readonly daysAhead: number;
    readonly delivery: {
      readonly isOffered: boolean;
      readonly lastOrdersMinutes: number;
      readonly leadMinutes: number;
      readonly now: {
        readonly isOpen: boolean;
        readonly opensAt: string | null | undefined;
        readonly reason: ClosedReason | null | undefined;
        readonly until: string | null | undefined;
      };
      readonly periods: ReadonlyArray<{
        readonly days: ReadonlyArray<number>;
        readonly from: string;
        readonly to: string;
      }>;
      readonly prepMinutes: number;
    };
    readonly dinerDataMonths: number;
    readonly hasHours: boolean;
    readonly onlyWhileBoardOpen: boolean;
    readonly opensWithoutHours: boolean;
    readonly postcode: string | null | undefined;
    readonly specialDays: ReadonlyArray<{
      readonly collection: ReadonlyArray<{
        readonly from: string;
        readonly to: string;
      }>;
      readonly day: string;
      readonly delivery: ReadonlyArray<{
        readonly from: string;
        readonly to: string;
      }>;
      readonly reason: string;
    }>;
    readonly suggestedPeriods: ReadonlyArray<{
      readonly days: ReadonlyArray<number>;
      readonly from: string;
      readonly to: string;
    }>;
    readonly timeZone: string;
    readonly zones: ReadonlyArray<{
      readonly extraMinutes: number;
      readonly fee: number;
      readonly freeOver: number | null | undefined;
      readonly id: string;
      readonly minimum: number;
      readonly name: string;
      readonly prefixes: ReadonlyArray<string> | null | undefined;
      readonly radiusKm: number | null | undefined;
    }>;
  };
  readonly siteVersion: number;
  readonly state: {
    readonly sentence: string;
    readonly tone: SiteTone;
  };
  readonly updatedAt: string;
  readonly " $fragmentType": "useUpdateOrdering_restaurant";
};
export type useUpdateOrdering_restaurant$key = {
  readonly " $data"?: useUpdateOrdering_restaurant$data;
  readonly " $fragmentSpreads": FragmentRefs<"useUpdateOrdering_restaurant">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "from",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "to",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "days",
    "storageKey": null
  },
  (v1/*:: as any*/),
  (v2/*:: as any*/)
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reason",
  "storageKey": null
},
v5 = [
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
    "concreteType": "MenuPeriod",
    "kind": "LinkedField",
    "name": "periods",
    "plural": true,
    "selections": (v3/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "prepMinutes",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "lastOrdersMinutes",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "leadMinutes",
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
      (v4/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "opensAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "until",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
],
v6 = [
  (v1/*:: as any*/),
  (v2/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useUpdateOrdering_restaurant",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
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
          "kind": "ScalarField",
          "name": "hasHours",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "opensWithoutHours",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "FulfilmentSettings",
          "kind": "LinkedField",
          "name": "collection",
          "plural": false,
          "selections": (v5/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "FulfilmentSettings",
          "kind": "LinkedField",
          "name": "delivery",
          "plural": false,
          "selections": (v5/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SpecialDay",
          "kind": "LinkedField",
          "name": "specialDays",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "day",
              "storageKey": null
            },
            (v4/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "DayHours",
              "kind": "LinkedField",
              "name": "collection",
              "plural": true,
              "selections": (v6/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "DayHours",
              "kind": "LinkedField",
              "name": "delivery",
              "plural": true,
              "selections": (v6/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "daysAhead",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SlotCapacity",
          "kind": "LinkedField",
          "name": "capacity",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "orders",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "items",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "exemptSectionIds",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "DeliveryZone",
          "kind": "LinkedField",
          "name": "zones",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
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
              "name": "prefixes",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "radiusKm",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "fee",
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
              "name": "freeOver",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "extraMinutes",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "postcode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "onlyWhileBoardOpen",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "answerMinutes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dinerDataMonths",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MenuPeriod",
          "kind": "LinkedField",
          "name": "suggestedPeriods",
          "plural": true,
          "selections": (v3/*:: as any*/),
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

(node as any).hash = "f485faddb55ae8fc3ef973e41b8edfc8";

export default node;
