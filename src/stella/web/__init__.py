"""HTTP, WebSocket, the wire, who somebody is, and limits."""
