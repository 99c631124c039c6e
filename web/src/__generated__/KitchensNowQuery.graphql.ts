/**
 * @generated SignedSource<<bdd62d630df8f2189a2ae48d30371b93>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SubscriptionStatus = "ACTIVE_PAID" | "ARCHIVED" | "CANCELLED" | "PAST_DUE" | "TRIALING" | "TRIAL_EXPIRED" | "UNCLAIMED" | "%future added value";
export type KitchensNowQuery$variables = Record<PropertyKey, never>;
export type KitchensNowQuery$data = {
  readonly viewer: {
    readonly emailVerified: boolean;
    readonly restaurants: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly isSuspended: boolean;
          readonly name: string;
          readonly ordering: {
            readonly opensWithoutHours: boolean;
          };
          readonly subscription: {
            readonly status: SubscriptionStatus;
          };
          readonly " $fragmentSpreads": FragmentRefs<"Checklist_restaurant" | "OrdersNow_restaurant">;
        };
      }>;
    };
  } | null | undefined;
};
export type KitchensNowQuery = {
  response: KitchensNowQuery$data;
  variables: KitchensNowQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "emailVerified",
  "storageKey": null
},
v1 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 6
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isSuspended",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "opensWithoutHours",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "RestaurantSubscription",
  "kind": "LinkedField",
  "name": "subscription",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "until",
  "storageKey": null
},
v8 = [
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
      (v7/*:: as any*/)
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "KitchensNowQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "RestaurantConnection",
            "kind": "LinkedField",
            "name": "restaurants",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "RestaurantEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Restaurant",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v2/*:: as any*/),
                      (v3/*:: as any*/),
                      (v4/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "OrderingSettings",
                        "kind": "LinkedField",
                        "name": "ordering",
                        "plural": false,
                        "selections": [
                          (v5/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v6/*:: as any*/),
                      {
                        "args": null,
                        "kind": "FragmentSpread",
                        "name": "OrdersNow_restaurant"
                      },
                      {
                        "args": null,
                        "kind": "FragmentSpread",
                        "name": "Checklist_restaurant"
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "restaurants(first:6)"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "KitchensNowQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "RestaurantConnection",
            "kind": "LinkedField",
            "name": "restaurants",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "RestaurantEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Restaurant",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v2/*:: as any*/),
                      (v3/*:: as any*/),
                      (v4/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "OrderingSettings",
                        "kind": "LinkedField",
                        "name": "ordering",
                        "plural": false,
                        "selections": [
                          (v5/*:: as any*/),
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
                            "selections": (v8/*:: as any*/),
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "FulfilmentSettings",
                            "kind": "LinkedField",
                            "name": "delivery",
                            "plural": false,
                            "selections": (v8/*:: as any*/),
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
                              (v7/*:: as any*/)
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
                              (v7/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      (v6/*:: as any*/),
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
                        "concreteType": "FirstSteps",
                        "kind": "LinkedField",
                        "name": "firstSteps",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "hasPicture",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "hasOrder",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "hasTestOrder",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "isShared",
                            "storageKey": null
                          }
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
            "storageKey": "restaurants(first:6)"
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "87dc7ae6cc329f5d8be306fbec740dd8",
    "id": null,
    "metadata": {},
    "name": "KitchensNowQuery",
    "operationKind": "query",
    "text": "query KitchensNowQuery {\n  viewer {\n    emailVerified\n    restaurants(first: 6) {\n      edges {\n        node {\n          id\n          name\n          isSuspended\n          ordering {\n            opensWithoutHours\n          }\n          subscription {\n            status\n          }\n          ...OrdersNow_restaurant\n          ...Checklist_restaurant\n        }\n      }\n    }\n    id\n  }\n}\n\nfragment Checklist_restaurant on Restaurant {\n  id\n  goLive {\n    kind\n    isDone\n    isRequired\n  }\n  firstSteps {\n    hasPicture\n    hasOrder\n    hasTestOrder\n    isShared\n  }\n}\n\nfragment OrdersNow_restaurant on Restaurant {\n  ...useOrdersNow_restaurant\n}\n\nfragment useOrdersNow_restaurant on Restaurant {\n  id\n  isActive\n  siteVersion\n  ordering {\n    timeZone\n    collection {\n      isOffered\n      now {\n        isOpen\n        reason\n        opensAt\n        until\n      }\n    }\n    delivery {\n      isOffered\n      now {\n        isOpen\n        reason\n        opensAt\n        until\n      }\n    }\n    busy {\n      minutes\n      until\n    }\n    pauses {\n      fulfilment\n      until\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "e3e35e032d353a33c83bd24309d429e4";

export default node;
