/**
 * @generated SignedSource<<63b766cc06643b0523720e8895673e16>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClosedReason = "CLOSED" | "NOT_OFFERED" | "NO_HOURS" | "PAUSED" | "SPECIAL_DAY" | "UNATTENDED" | "%future added value";
export type ConfirmationWay = "AUTHENTICATOR" | "PASSWORD" | "%future added value";
export type GoLiveStepKind = "ADDRESS" | "ALLERGENS" | "FULFILMENT" | "HOURS" | "PHONE" | "ZONES" | "%future added value";
export type SecondFactor = "AUTHENTICATOR" | "PASSKEY" | "%future added value";
export type SiteTone = "ATTENTION" | "GOOD" | "OFF" | "PROBLEM" | "%future added value";
export type UpdateOrderingInput = {
  answerMinutes?: number | null | undefined;
  capacity?: SlotCapacityInput | null | undefined;
  collection?: FulfilmentInput | null | undefined;
  daysAhead?: number | null | undefined;
  delivery?: FulfilmentInput | null | undefined;
  dinerDataMonths?: number | null | undefined;
  onlyWhileBoardOpen?: boolean | null | undefined;
  postcode?: string | null | undefined;
  restaurantId: string;
  specialDays?: ReadonlyArray<SpecialDayInput> | null | undefined;
  timeZone?: string | null | undefined;
  zones?: ReadonlyArray<DeliveryZoneInput> | null | undefined;
};
export type SlotCapacityInput = {
  exemptSectionIds: ReadonlyArray<string>;
  items?: number | null | undefined;
  orders?: number | null | undefined;
};
export type FulfilmentInput = {
  isOffered?: boolean | null | undefined;
  lastOrdersMinutes?: number | null | undefined;
  leadMinutes?: number | null | undefined;
  periods?: ReadonlyArray<MenuPeriodInput> | null | undefined;
  prepMinutes?: number | null | undefined;
};
export type MenuPeriodInput = {
  days: ReadonlyArray<number>;
  from: string;
  to: string;
};
export type SpecialDayInput = {
  collection: ReadonlyArray<DayHoursInput>;
  day: string;
  delivery: ReadonlyArray<DayHoursInput>;
  reason: string;
};
export type DayHoursInput = {
  from: string;
  to: string;
};
export type DeliveryZoneInput = {
  extraMinutes: number;
  fee: number;
  freeOver?: number | null | undefined;
  id?: string | null | undefined;
  minimum: number;
  name: string;
  prefixes?: ReadonlyArray<string> | null | undefined;
  radiusKm?: number | null | undefined;
};
export type useUpdateOrderingMutation$variables = {
  input: UpdateOrderingInput;
};
export type useUpdateOrderingMutation$data = {
  readonly updateOrdering: {
    readonly error: {
      readonly " $fragmentSpreads": FragmentRefs<"refusal_userError">;
    } | null | undefined;
    readonly payload: {
      readonly restaurant: {
        readonly " $fragmentSpreads": FragmentRefs<"useUpdateOrdering_restaurant">;
      };
    } | null | undefined;
  };
};
export type useUpdateOrderingMutation$rawResponse = {
  readonly updateOrdering: {
    readonly __typename: "ConfirmationNeededError";
    readonly __isUserError: "ConfirmationNeededError";
    readonly message: string;
    readonly ways: ReadonlyArray<ConfirmationWay>;
  } | {
    readonly __typename: "ConflictError";
    readonly __isUserError: "ConflictError";
    readonly message: string;
  } | {
    readonly __typename: "NotFoundError";
    readonly __isUserError: "NotFoundError";
    readonly message: string;
  } | {
    readonly __typename: "PaidPlanError";
    readonly __isUserError: "PaidPlanError";
    readonly message: string;
  } | {
    readonly __typename: "RateLimitedError";
    readonly __isUserError: "RateLimitedError";
    readonly message: string;
    readonly retryAfterSeconds: number;
  } | {
    readonly __typename: "SecondStepNeededError";
    readonly __isUserError: "SecondStepNeededError";
    readonly challenge: string;
    readonly factors: ReadonlyArray<SecondFactor>;
    readonly message: string;
  } | {
    readonly __typename: "UnauthenticatedError";
    readonly __isUserError: "UnauthenticatedError";
    readonly message: string;
  } | {
    readonly __typename: "UnavailableError";
    readonly __isUserError: "UnavailableError";
    readonly message: string;
  } | {
    readonly __typename: "UpdateOrderingPayload";
    readonly restaurant: {
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
    };
  } | {
    readonly __typename: "ValidationError";
    readonly __isUserError: "ValidationError";
    readonly fields: ReadonlyArray<{
      readonly message: string;
      readonly path: string;
    }>;
    readonly message: string;
  } | {
    readonly __typename: string;
    readonly __isUserError?: string;
  };
};
export type useUpdateOrderingMutation = {
  rawResponse: useUpdateOrderingMutation$rawResponse;
  response: useUpdateOrderingMutation$data;
  variables: useUpdateOrderingMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v4 = {
  "kind": "InlineFragment",
  "selections": [
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ways",
      "storageKey": null
    }
  ],
  "type": "ConfirmationNeededError",
  "abstractKey": null
},
v5 = [
  (v3/*:: as any*/)
],
v6 = {
  "kind": "InlineFragment",
  "selections": (v5/*:: as any*/),
  "type": "ConflictError",
  "abstractKey": null
},
v7 = {
  "kind": "InlineFragment",
  "selections": (v5/*:: as any*/),
  "type": "NotFoundError",
  "abstractKey": null
},
v8 = {
  "kind": "InlineFragment",
  "selections": (v5/*:: as any*/),
  "type": "PaidPlanError",
  "abstractKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "retryAfterSeconds",
  "storageKey": null
},
v10 = {
  "kind": "InlineFragment",
  "selections": [
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "challenge",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "factors",
      "storageKey": null
    }
  ],
  "type": "SecondStepNeededError",
  "abstractKey": null
},
v11 = {
  "kind": "InlineFragment",
  "selections": (v5/*:: as any*/),
  "type": "UnauthenticatedError",
  "abstractKey": null
},
v12 = {
  "kind": "InlineFragment",
  "selections": (v5/*:: as any*/),
  "type": "UnavailableError",
  "abstractKey": null
},
v13 = {
  "kind": "InlineFragment",
  "selections": [
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "FieldError",
      "kind": "LinkedField",
      "name": "fields",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        },
        (v3/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "ValidationError",
  "abstractKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "from",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "to",
  "storageKey": null
},
v17 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "days",
    "storageKey": null
  },
  (v15/*:: as any*/),
  (v16/*:: as any*/)
],
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reason",
  "storageKey": null
},
v19 = [
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
    "selections": (v17/*:: as any*/),
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
      (v18/*:: as any*/),
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
v20 = [
  (v15/*:: as any*/),
  (v16/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useUpdateOrderingMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updateOrdering",
        "plural": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Restaurant",
                  "kind": "LinkedField",
                  "name": "restaurant",
                  "plural": false,
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "useUpdateOrdering_restaurant"
                    }
                  ],
                  "storageKey": null
                }
              ],
              "type": "UpdateOrderingPayload",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "payload"
          },
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "refusal_userError",
                  "selections": [
                    (v2/*:: as any*/),
                    (v4/*:: as any*/),
                    (v6/*:: as any*/),
                    (v7/*:: as any*/),
                    (v8/*:: as any*/),
                    {
                      "kind": "InlineFragment",
                      "selections": [
                        (v3/*:: as any*/),
                        {
                          "condition": "withWait",
                          "kind": "Condition",
                          "passingValue": true,
                          "selections": [
                            (v9/*:: as any*/)
                          ]
                        }
                      ],
                      "type": "RateLimitedError",
                      "abstractKey": null
                    },
                    (v10/*:: as any*/),
                    (v11/*:: as any*/),
                    (v12/*:: as any*/),
                    (v13/*:: as any*/)
                  ],
                  "args": null,
                  "argumentDefinitions": [
                    {
                      "defaultValue": true,
                      "kind": "LocalArgument",
                      "name": "withWait"
                    }
                  ]
                }
              ],
              "type": "UserError",
              "abstractKey": "__isUserError"
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "error"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUpdateOrderingMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updateOrdering",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Restaurant",
                "kind": "LinkedField",
                "name": "restaurant",
                "plural": false,
                "selections": [
                  (v14/*:: as any*/),
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
                        "selections": (v19/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "FulfilmentSettings",
                        "kind": "LinkedField",
                        "name": "delivery",
                        "plural": false,
                        "selections": (v19/*:: as any*/),
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
                          (v18/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "DayHours",
                            "kind": "LinkedField",
                            "name": "collection",
                            "plural": true,
                            "selections": (v20/*:: as any*/),
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "DayHours",
                            "kind": "LinkedField",
                            "name": "delivery",
                            "plural": true,
                            "selections": (v20/*:: as any*/),
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
                          (v14/*:: as any*/),
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
                        "selections": (v17/*:: as any*/),
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "UpdateOrderingPayload",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v4/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  (v3/*:: as any*/),
                  (v9/*:: as any*/)
                ],
                "type": "RateLimitedError",
                "abstractKey": null
              },
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              (v13/*:: as any*/)
            ],
            "type": "UserError",
            "abstractKey": "__isUserError"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "7c5ec211d80e95e62a122d5ae097cb8c",
    "id": null,
    "metadata": {},
    "name": "useUpdateOrderingMutation",
    "operationKind": "mutation",
    "text": "mutation useUpdateOrderingMutation(\n  $input: UpdateOrderingInput!\n) {\n  updateOrdering(input: $input) {\n    __typename\n    ... on UpdateOrderingPayload {\n      restaurant {\n        ...useUpdateOrdering_restaurant\n        id\n      }\n    }\n    ...refusal_userError\n  }\n}\n\nfragment refusal_userError on UserError {\n  __isUserError: __typename\n  __typename\n  ... on ConfirmationNeededError {\n    message\n    ways\n  }\n  ... on ConflictError {\n    message\n  }\n  ... on NotFoundError {\n    message\n  }\n  ... on PaidPlanError {\n    message\n  }\n  ... on RateLimitedError {\n    message\n    retryAfterSeconds\n  }\n  ... on SecondStepNeededError {\n    message\n    challenge\n    factors\n  }\n  ... on UnauthenticatedError {\n    message\n  }\n  ... on UnavailableError {\n    message\n  }\n  ... on ValidationError {\n    message\n    fields {\n      path\n      message\n    }\n  }\n}\n\nfragment useUpdateOrdering_restaurant on Restaurant {\n  id\n  updatedAt\n  siteVersion\n  state {\n    tone\n    sentence\n  }\n  goLive {\n    kind\n    isDone\n    isRequired\n  }\n  ordering {\n    timeZone\n    hasHours\n    opensWithoutHours\n    collection {\n      isOffered\n      periods {\n        days\n        from\n        to\n      }\n      prepMinutes\n      lastOrdersMinutes\n      leadMinutes\n      now {\n        isOpen\n        reason\n        opensAt\n        until\n      }\n    }\n    delivery {\n      isOffered\n      periods {\n        days\n        from\n        to\n      }\n      prepMinutes\n      lastOrdersMinutes\n      leadMinutes\n      now {\n        isOpen\n        reason\n        opensAt\n        until\n      }\n    }\n    specialDays {\n      day\n      reason\n      collection {\n        from\n        to\n      }\n      delivery {\n        from\n        to\n      }\n    }\n    daysAhead\n    capacity {\n      orders\n      items\n      exemptSectionIds\n    }\n    zones {\n      id\n      name\n      prefixes\n      radiusKm\n      fee\n      minimum\n      freeOver\n      extraMinutes\n    }\n    postcode\n    onlyWhileBoardOpen\n    answerMinutes\n    dinerDataMonths\n    suggestedPeriods {\n      days\n      from\n      to\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "14f319b3a4b80008ca583e7eea6bcc8a";

export default node;
