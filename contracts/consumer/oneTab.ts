// Without other tabs: an open channel would keep the tests from ending.
Reflect.deleteProperty(globalThis, 'BroadcastChannel')
