/**
 * @generated SignedSource<<6b20dd07ce51418513e3bbef2c553670>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClosedReason = "CLOSED" | "NOT_OFFERED" | "NO_HOURS" | "PAUSED" | "SPECIAL_DAY" | "UNATTENDED" | "%future added value";
export type ConfirmationWay = "AUTHENTICATOR" | "PASSWORD" | "%future added value";
export type Fulfilment = "COLLECTION" | "DELIVERY" | "%future added value";
export type SecondFactor = "AUTHENTICATOR" | "PASSKEY" | "%future added value";
export type ResumeOrdersInput = {
  fulfilments: ReadonlyArray<Fulfilment>;
  restaurantId: string;
};
export type useOrdersNowResumeMutation$variables = {
  input: ResumeOrdersInput;
};
export type useOrdersNowResumeMutation$data = {
  readonly resumeOrders: {
    readonly error: {
      readonly " $fragmentSpreads": FragmentRefs<"refusal_userError">;
    } | null | undefined;
    readonly payload: {
      readonly restaurant: {
        readonly " $fragmentSpreads": FragmentRefs<"useOrdersNow_restaurant">;
      };
    } | null | undefined;
  };
};
export type useOrdersNowResumeMutation$rawResponse = {
  readonly resumeOrders: {
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
    readonly __typename: "ResumeOrdersPayload";
    readonly restaurant: {
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
    };
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
export type useOrdersNowResumeMutation = {
  rawResponse: useOrdersNowResumeMutation$rawResponse;
  response: useOrdersNowResumeMutation$data;
  variables: useOrdersNowResumeMutation$variables;
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
  "name": "until",
  "storageKey": null
},
v15 = [
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
      (v14/*:: as any*/)
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useOrdersNowResumeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "resumeOrders",
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
                      "name": "useOrdersNow_restaurant"
                    }
                  ],
                  "storageKey": null
                }
              ],
              "type": "ResumeOrdersPayload",
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
    "name": "useOrdersNowResumeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "resumeOrders",
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
                        "selections": (v15/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "FulfilmentSettings",
                        "kind": "LinkedField",
                        "name": "delivery",
                        "plural": false,
                        "selections": (v15/*:: as any*/),
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
                          (v14/*:: as any*/)
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
                          (v14/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "ResumeOrdersPayload",
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
    "cacheID": "b7564ca8cd1c8ad61184d949a3c28fc3",
    "id": null,
    "metadata": {},
    "name": "useOrdersNowResumeMutation",
    "operationKind": "mutation",
    "text": "mutation useOrdersNowResumeMutation(\n  $input: ResumeOrdersInput!\n) {\n  resumeOrders(input: $input) {\n    __typename\n    ... on ResumeOrdersPayload {\n      restaurant {\n        ...useOrdersNow_restaurant\n        id\n      }\n    }\n    ...refusal_userError\n  }\n}\n\nfragment refusal_userError on UserError {\n  __isUserError: __typename\n  __typename\n  ... on ConfirmationNeededError {\n    message\n    ways\n  }\n  ... on ConflictError {\n    message\n  }\n  ... on NotFoundError {\n    message\n  }\n  ... on PaidPlanError {\n    message\n  }\n  ... on RateLimitedError {\n    message\n    retryAfterSeconds\n  }\n  ... on SecondStepNeededError {\n    message\n    challenge\n    factors\n  }\n  ... on UnauthenticatedError {\n    message\n  }\n  ... on UnavailableError {\n    message\n  }\n  ... on ValidationError {\n    message\n    fields {\n      path\n      message\n    }\n  }\n}\n\nfragment useOrdersNow_restaurant on Restaurant {\n  id\n  isActive\n  siteVersion\n  ordering {\n    timeZone\n    collection {\n      isOffered\n      now {\n        isOpen\n        reason\n        opensAt\n        until\n      }\n    }\n    delivery {\n      isOffered\n      now {\n        isOpen\n        reason\n        opensAt\n        until\n      }\n    }\n    busy {\n      minutes\n      until\n    }\n    pauses {\n      fulfilment\n      until\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "98820ef0fcecf2e886526eb5da2077e8";

export default node;
